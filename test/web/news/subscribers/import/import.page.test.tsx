import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serviceProblems } from "../../../../../shared/contract/general.problems.ts";
import { json, listed, problem } from "../../../fake-server.ts";
import { pick } from "../../../pick.ts";
import { newsServer } from "../../news-server.ts";
import { renderNews } from "../../render-news.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../../web/news/subscribers/import/subscriber-import.page.tsx";

const IMPORT = "POST /v1/news/subscribers/import";
const none = {
  applied: true,
  created: 0,
  updated: 0,
  unchanged: 0,
  deleted: 0,
  protected: 0,
  refused: [],
  notes: [],
};
const nextStep = async () => {
  await pick("Herkunft der Einwilligung", "Mandantenstamm");
  fireEvent.click(await screen.findByRole("button", { name: "Weiter zu den Spalten" }));
};

interface ImportBody {
  readonly subscribers: readonly object[];
  readonly dryRun?: boolean;
}

/** Answers tries with `preview`, and takes every row of an import for new. */
const server = (preview: object = {}, importing?: () => Response) =>
  newsServer({
    [IMPORT]: ({ body, url }) => {
      const { subscribers, dryRun } = body as ImportBody; // what the page under test has sent
      if (dryRun) return json({ ...none, applied: false, ...preview });
      if (url.searchParams.has("deleteContactIfNotInList"))
        return json({ ...none, unchanged: subscribers.length, deleted: 3 });
      return importing?.() ?? json({ ...none, created: subscribers.length });
    },
  });

const csv = (rows: number) =>
  new File(
    ["Name;E-Mail\n", ...Array.from({ length: rows }, (_, no) => `Eva ${no};eva${no}@example.at\n`)],
    "liste.csv",
  );

const button = (name: string | RegExp) => screen.findByRole("button", { name });

const fileField = () => screen.findByLabelText("Datei", { selector: "input" });

const openWith = async (file: File) => {
  const view = renderNews("/news/subscribers/import");
  await view.user.upload(await fileField(), file);
  return view;
};

const openPreview = async (rows: number) => {
  const view = await openWith(csv(rows));
  const { user } = view;
  await screen.findByText(new RegExp(`liste.csv: ${rows.toLocaleString("de-DE")} Zeile`));
  await nextStep();
  await user.click(await button("Weiter zur Vorschau"));
  return view;
};

describe("the import of subscribers", () => {
  it("shows how the first rows are read, and changes nothing by that", async () => {
    const { asked } = server();

    await openWith(csv(8));
    await screen.findByText(/liste.csv: 8 Zeilen/);
    await nextStep();

    const sample = await screen.findByRole("region", { name: "So werden die ersten Zeilen gelesen" });
    expect(within(sample).getAllByRole("row")).toHaveLength(6);
    expect(within(sample).getByText("eva4@example.at")).toBeDefined();
    expect(asked(IMPORT)).toEqual([]);
  });

  it("begins when it knows the office, however late that is", async () => {
    const offices = Promise.withResolvers<Response>();
    newsServer({ "GET /v1/organisations/summaries": () => offices.promise });
    renderNews("/news/subscribers/import");
    await screen.findByLabelText("Wird geladen.");

    offices.resolve(listed({ id: "1", name: "Kanzlei Wien" }));

    await button("Weiter zu den Spalten");
    expect(screen.getByText("Kanzlei Wien", { selector: ".p-dropdown-label" })).toBeDefined();
  });

  it("asks for the columns that every subscriber needs", async () => {
    const { asked } = server();
    const { user } = await openWith(new File(["a@example.at;3300\n"], "x.csv"));
    await nextStep();

    await user.click(await button("Weiter zur Vorschau"));

    expect(await screen.findByText("Diese Angabe braucht jeder Abonnent.")).toBeDefined();
    expect(asked(IMPORT)).toEqual([]);
  });

  it("tells before anything is sent that a file has too many rows, or cannot be read", async () => {
    const { asked } = server();
    const { user } = await openWith(csv(20_001));
    const file = await fileField();
    expect((await screen.findByRole("alert")).textContent).toMatch(/20\.001 Zeilen.*höchstens 20\.000/);
    await user.upload(file, new File([new Uint8Array([0xd0, 0xcf])], "alt.csv"));

    expect(await screen.findByText(/^alt\.csv: Das ist ein altes Format/)).toBeDefined();
    expect((await button("Weiter zu den Spalten")).hasAttribute("disabled")).toBe(true);
    expect(asked(IMPORT)).toEqual([]);
  });

  it("forgets the file before when the next one cannot be read", async () => {
    server();
    await openWith(csv(8));
    const file = await fileField();
    await screen.findByText(/liste.csv: 8 Zeilen/);

    fireEvent.change(file, { target: { files: [new File(["%PDF-1.7"], "brief.pdf")] } });

    expect(await screen.findByText(/^brief\.pdf: /)).toBeDefined();
    expect(screen.queryByText(/liste\.csv/)).toBeNull();
    expect((await button("Weiter zu den Spalten")).hasAttribute("disabled")).toBe(true);
  });

  it("imports in parts, and says what came of all of them", async () => {
    const { asked } = server({ created: 2_100 });
    const { user } = await openPreview(2_100);

    await user.click(await button("2.100 Abonnenten importieren"));

    expect(await screen.findByRole("heading", { name: "Der Import ist fertig" })).toBeDefined();
    const parts = asked(IMPORT).slice(1);
    expect(parts.map(({ body }) => (body as ImportBody).subscribers.length)).toEqual([1_000, 1_000, 100]);
    expect(parts.every(({ url }) => url.search === "")).toBe(true);
    expect(screen.getByText("Neu").nextSibling?.textContent).toBe("2.100");
  });

  it("names wrong rows by their line, and imports the others only when it may skip these", async () => {
    const refused = [{ row: 2, name: "Eva 1", email: "eva1@example", reason: "E-Mail: nicht gültig" }];
    const { asked } = server({ created: 2, refused });
    const { user } = await openPreview(3);
    const row = await screen.findByRole("row", { name: /E-Mail: nicht gültig/ });
    expect(within(row).getByRole("cell", { name: "3" })).toBeDefined();
    expect(within(row).getByRole("cell", { name: "Eva 1" })).toBeDefined();
    expect((await button("2 Abonnenten importieren")).hasAttribute("disabled")).toBe(true);

    await user.click(screen.getByRole("checkbox", { name: "Die fehlerhafte Zeile überspringen" }));
    await user.click(await button("2 Abonnenten importieren"));

    await screen.findByRole("heading", { name: "Der Import ist fertig" });
    const sent = asked(IMPORT).at(-1)?.body as ImportBody;
    expect(sent.subscribers).toMatchObject([{ email: "eva0@example.at" }, { email: "eva2@example.at" }]);
    expect(screen.queryByRole("checkbox", { name: /löschen/ })).toBeNull();
  });

  it("names the row that has an address already as the file counts, wherever the part begins", async () => {
    const row = (no: number, sameAs: number) => ({
      row: no,
      name: "Eva",
      email: "eva@example.at",
      reason: `Diese E-Mail-Adresse steht schon in Zeile ${sameAs}.`,
      sameAs,
    });
    server({ created: 2, refused: [row(3, 1)] });
    await openPreview(3);

    const shown = await screen.findByRole("row", { name: /Steht schon in Zeile 2\./ });

    expect(within(shown).getByRole("cell", { name: "4" })).toBeDefined();
  });

  it("asks once where the consent comes from, and says so with every request", async () => {
    const { asked } = server({ created: 1_100 });
    const { user } = await openWith(csv(1_100));
    await user.click(await button("Weiter zu den Spalten"));
    expect((await screen.findAllByText("Bitte wählen Sie, woher die Einwilligung stammt.")).length).toBe(1);
    await pick("Herkunft der Einwilligung", "Sonstiges");
    await user.click(await button("Weiter zu den Spalten"));
    await screen.findByText("Bitte ausfüllen.");

    await user.type(screen.getByRole("textbox", { name: /^Näheres/ }), "Liste der Steuertage");
    await user.click(await button("Weiter zu den Spalten"));
    await user.click(await button("Weiter zur Vorschau"));
    await user.click(await button("1.100 Abonnenten importieren"));

    await screen.findByRole("heading", { name: "Der Import ist fertig" });
    expect(asked(IMPORT).map(({ body }) => (body as { consent: object }).consent)).toEqual(
      Array.from({ length: 3 }, () => ({ origin: "other", detail: "Liste der Steuertage" })),
    );
  });

  it("names who is protected or stays unconfirmed, with office and day, before and after", async () => {
    const at = "2026-03-02T10:00:00.000Z";
    const of = (row: number, state: string) => ({
      row,
      name: `Eva ${row - 1}`,
      email: `eva${row - 1}@example.at`,
      state,
      organisationIds: ["1"],
      at,
    });
    const answer = {
      created: 1,
      protected: 1,
      notes: [of(1, "unsubscribed"), of(2, "unconfirmed")],
    };
    server(answer, () => json({ ...none, ...answer }));
    const { user } = await openPreview(2);
    const row = { name: /^2 Eva 0 .*Abgemeldet bei Kanzlei Wien seit 02\.03\.2026, deshalb nicht/ };
    expect(await screen.findByRole("row", row)).toBeDefined();
    expect(screen.getByRole("row", { name: /^3 .*Unbestätigt bei Kanzlei Wien/ })).toBeDefined();

    await user.click(await button("1 Abonnenten importieren"));

    await screen.findByRole("heading", { name: "Der Import ist fertig" });
    expect(screen.getByRole("row", row)).toBeDefined();
  });

  it("tells who changes and how, and who would be deleted", async () => {
    const fields = [
      { field: "name", before: "Eva Alt", after: "Eva 0" },
      { field: "isClient", before: false, after: true },
      { field: "ort", before: null, after: "Krems" },
      { field: "consent", before: null, after: "clientBase" },
    ];
    server({
      updated: 1,
      deleted: 1,
      changes: [{ row: 1, name: "Eva Alt", email: "eva0@example.at", fields }],
      missing: [{ name: "Max Moser", email: "max@example.at" }],
    });
    await openPreview(1);

    const changed = await screen.findByRole("region", { name: "Wer sich ändert, und wie" });

    expect(
      within(changed)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "2",
      "Eva Alt",
      "eva0@example.at",
      "Name: Eva Alt → Eva 0; Art: Extern → Klient; Ort: leer → Krems; Einwilligung: Herkunft nicht festgehalten → Mandantenstamm",
    ]);
    const missing = screen.getByRole("region", { name: "Nicht in der Datei" });
    expect(within(missing).getByRole("row", { name: "Max Moser max@example.at" })).toBeDefined();
  });

  it("goes back step by step with the browser, keeps what was chosen, and looks anew after that", async () => {
    const { asked } = server({ created: 2 });
    const { user, router } = await openPreview(2);
    await button("2 Abonnenten importieren");

    act(() => void router.navigate(-1));
    await button("Weiter zur Vorschau");
    act(() => void router.navigate(-1));
    await screen.findByText(/liste.csv: 2 Zeilen/);
    act(() => void router.navigate(2));
    await button("Weiter zur Vorschau");
    await user.click(await button("Weiter zur Vorschau"));

    await user.click(await button("2 Abonnenten importieren"));
    await screen.findByRole("heading", { name: "Der Import ist fertig" });
    expect(asked(IMPORT)).toHaveLength(3);
    act(() => void router.navigate(-1));
    expect(await button("Weiter zur Vorschau")).toBeDefined();
  });

  it("deletes whom the file lacks only after a question that names their number", async () => {
    const { asked } = server({ created: 2, deleted: 3 });
    const { user } = await openPreview(2);
    await user.click(
      await screen.findByRole("checkbox", {
        name: "Die 3 Abonnenten von Kanzlei Wien löschen, die nicht in der Datei stehen",
      }),
    );
    await user.click(await button("2 importieren, 3 löschen"));
    const question = await screen.findByRole("dialog", { name: "3 Abonnenten löschen?" });
    expect(asked(IMPORT)).toHaveLength(1);

    await user.click(within(question).getByRole("button", { name: "Importieren und 3 Abonnenten löschen" }));

    await screen.findByRole("heading", { name: "Der Import ist fertig" });
    expect(asked(IMPORT).map(({ url }) => url.searchParams.get("deleteContactIfNotInList"))).toEqual([
      "true",
      null,
      "true",
    ]);
    expect(screen.getByText("Gelöscht").nextSibling?.textContent).toBe("3");
  });

  it("goes on where it was when a part has failed", async () => {
    let fails = 1;
    const { asked } = server({ created: 2 }, () =>
      fails-- > 0 ? problem(serviceProblems.busy) : json({ ...none, created: 2 }),
    );
    const { user } = await openPreview(2);
    await user.click(await button("2 Abonnenten importieren"));
    expect((await screen.findByRole("alert")).textContent).toMatch(/Was schon übernommen ist, bleibt/);

    await user.click(await button("Noch einmal versuchen"));

    expect(await screen.findByRole("heading", { name: "Der Import ist fertig" })).toBeDefined();
    expect(asked(IMPORT)).toHaveLength(3);
  });

  it("asks before it is left with a file that is not imported", async () => {
    server({ created: 2 });
    const { router } = await openPreview(2);
    await button("2 Abonnenten importieren");

    void router.navigate("/news/subscribers");

    expect(await screen.findByRole("dialog", { name: "Änderungen verwerfen?" })).toBeDefined();
  });
});
