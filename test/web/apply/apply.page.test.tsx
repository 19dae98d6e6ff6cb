import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { applicationProblems } from "../../../shared/applications/applications.problems.ts";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import { organisationProblems } from "../../../shared/organisations/organisations.problems.ts";
import { fakeS3 } from "../components/files/fake-s3.ts";
import { json, problem } from "../fake-server.ts";
import { aForm, FORM, SEND, showApply } from "./render-apply.tsx";

type Page = ReturnType<typeof showApply>;

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { name, level: 2 });
const next = (page: Page) => page.user.click(button("Weiter"));

const chooseStation = async (page: Page) => {
  await page.user.click(await screen.findByRole("checkbox", { name: "Wirtschaftsprüfung" }));
  await next(page);
  await heading("Wer sind Sie?");
};

const sayWho = async (page: Page) => {
  await page.user.type(screen.getByLabelText(/^Vorname/), "Änne");
  await page.user.type(screen.getByLabelText(/^Nachname/), "Groß");
  await page.user.type(screen.getByLabelText(/^E-Mail/), "aenne@applicant.example");
  await page.user.type(screen.getByLabelText("Geburtsdatum"), "17.5.1998");
  await next(page);
  await heading("Was können Sie?");
};

const toTheEnd = async (page: Page) => {
  await chooseStation(page);
  await sayWho(page);
  await page.user.type(screen.getByLabelText("Schulbildung"), "HAK Linz");
  await next(page);
  await heading("Welche Unterlagen möchten Sie mitschicken?");
  await next(page);
  await heading("Stimmt alles?");
};

const agree = (page: Page) => page.user.click(screen.getByRole("checkbox", { name: /willige ein/ }));
const send = (page: Page) => page.user.click(button("Bewerbung senden"));

/** A reload: what the page held is gone, what the browser keeps is not. */
const reload = (...how: Parameters<typeof showApply>) => {
  cleanup();
  return showApply(...how);
};

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});

describe("applying at an office", () => {
  it("goes step by step, and sends all that was entered with the consent that was shown", async () => {
    const page = showApply();
    await toTheEnd(page);
    expect(screen.getByText("HAK Linz")).toBeDefined();
    expect(screen.getByText("17.05.1998")).toBeDefined();

    await agree(page);
    await send(page);

    expect(await screen.findByRole("heading", { name: "Ihre Bewerbung ist angekommen" })).toBeDefined();
    expect(screen.getByText(/aenne@applicant\.example/)).toBeDefined();
    const [sent] = page.asked(SEND).map(({ body }) => body);
    expect(sent).toMatchObject({
      firstname: "Änne",
      lastname: "Groß",
      birthdate: "1998-05-17",
      positions: ["wirtschaftspruefung"],
      education_school: "HAK Linz",
      consent: { version: "2026-11" },
      fileIds: [],
      website: "",
      submissionId: expect.stringMatching(/^[\w-]+$/),
    });
    expect(sent).not.toHaveProperty("files");
    expect(sent).not.toHaveProperty("isConsented");
    expect(page.address()).toBe("/apply/2/sent");
  });

  it("gives thanks only to whoever has sent something", async () => {
    const page = showApply({}, "/apply/2/sent");

    await heading("Wofür bewerben Sie sich?");
    expect(page.address()).toBe("/apply/2");
  });

  it("does not go on without a position, a name or a possible address, and says what is missing", async () => {
    const page = showApply();
    await heading("Wofür bewerben Sie sich?");
    await next(page);
    expect(await screen.findByText("Bitte wählen Sie mindestens eine Stelle.")).toBeDefined();

    await chooseStation(page);
    await page.user.type(screen.getByLabelText(/^E-Mail/), "keine Adresse");
    await next(page);

    expect(await screen.findByText("Das ist keine gültige E-Mail-Adresse.")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Vorname/));

    await page.user.clear(screen.getByLabelText(/^E-Mail/));
    await page.user.type(screen.getByLabelText(/^E-Mail/), "änne@applicant.example");
    await next(page);
    expect(await screen.findByText(/^Vor dem @ sind nur Buchstaben ohne Umlaute/)).toBeDefined();
  });

  it("keeps what was typed over a reload, but never the consent, and nothing once it is sent", async () => {
    const page = showApply();
    await toTheEnd(page);
    await agree(page);

    const again = reload({}, "/apply/2?schritt=2");
    expect(await screen.findByDisplayValue("Änne")).toBeDefined();
    cleanup();
    const atTheEnd = reload({}, "/apply/2?schritt=5");
    await heading("Stimmt alles?");
    const consent = screen.getByRole<HTMLInputElement>("checkbox", { name: /willige ein/ });
    expect(consent.checked).toBe(false);
    await agree(atTheEnd);
    await send(atTheEnd);
    await screen.findByRole("heading", { name: "Ihre Bewerbung ist angekommen" });

    expect(sessionStorage.length).toBe(0);
    expect(again.asked(SEND)).toEqual([]);
  });

  it("is one submission however often it is sent", async () => {
    let tries = 0;
    const page = showApply({
      [SEND]: () => {
        tries += 1;
        if (tries === 1) throw new TypeError("The line is gone.");
        return new Response(null, { status: 202 });
      },
    });
    await toTheEnd(page);
    await agree(page);
    await send(page);
    await screen.findByText(/Der Server ist nicht erreichbar/);
    await send(page);
    await screen.findByRole("heading", { name: "Ihre Bewerbung ist angekommen" });

    const ids = page.asked(SEND).map(({ body }) => (body as { submissionId: string }).submissionId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it("leads from a problem of the server to the field of an earlier step", async () => {
    const message = "An diese Adresse kann nichts gesendet werden.";
    const page = showApply({
      [SEND]: () => problem(requestProblems.malformed, { errors: [{ path: "email", message }] }),
    });
    await toTheEnd(page);
    await agree(page);
    await send(page);

    await page.user.click(await screen.findByRole("button", { name: `E-Mail: ${message}` }));

    await heading("Wer sind Sie?");
    expect(document.activeElement).toBe(screen.getByLabelText(/^E-Mail/));
  });

  it("asks for consent again when its text has changed meanwhile", async () => {
    let version = "2026-11";
    const page = showApply({
      [FORM]: () => json(aForm({ consent: { version, text: `Der Text von ${version}.` } })),
      [SEND]: () => problem(applicationProblems.otherConsent),
    });
    await toTheEnd(page);
    await agree(page);
    version = "2026-12";
    await send(page);

    expect(await screen.findByText("Der Text von 2026-12.")).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /willige ein/ }).checked).toBe(false);
    await agree(page);
    await send(page);
    await waitFor(() => expect(page.asked(SEND)).toHaveLength(2));
    expect(page.asked(SEND)[1]?.body).toMatchObject({ consent: { version: "2026-12" } });
  });

  it("calmly says so when there is no such office", async () => {
    showApply(
      {
        "GET /v1/public/organisations/nowhere/application-form": () => problem(organisationProblems.notFound),
      },
      "/apply/nowhere",
    );

    expect(await screen.findByRole("heading", { name: "Diese Bewerbungsseite gibt es nicht" })).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("has a field for robots that nobody else meets", async () => {
    showApply();
    await heading("Wofür bewerben Sie sich?");

    const trap = document.querySelector<HTMLInputElement>("input[name=website]");
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest("[aria-hidden=true]")).not.toBeNull();
  });
});

describe("files of an application", () => {
  const withFiles = () => {
    const s3 = fakeS3();
    let count = 0;
    const upload = (id: string) => ({
      id,
      fileName: "Lebenslauf.pdf",
      contentType: "application/pdf",
      size: 4,
      state: "ready",
      reason: null,
    });
    const page = showApply(
      {
        "POST /v1/public/files": () => {
          count += 1;
          return json({ id: `up-${count}`, upload: { url: "http://s3.test/bucket", fields: {} } });
        },
        "GET /v1/public/uploads": ({ url }) =>
          json({ data: url.searchParams.get("ids")?.split(",").map(upload) }),
      },
      "/apply/2?schritt=4",
    );
    return { page, s3 };
  };
  const pdf = (name: string, size = 4) => {
    const file = new File(["%PDF"], name, { type: "application/pdf" });
    return Object.defineProperty(file, "size", { value: size });
  };
  const choose = async (...files: File[]) => {
    await heading("Welche Unterlagen möchten Sie mitschicken?");
    const field = document.querySelector("input[type=file]");
    if (!field) throw new Error("No field for files.");
    fireEvent.change(field, { target: { files } });
  };
  const finish = async (s3: ReturnType<typeof fakeS3>, name: string) => {
    await waitFor(() => expect(s3.of(name)).toBeDefined());
    act(() => s3.of(name)?.finish());
  };

  it("are uploaded without a session, and can be taken away again", async () => {
    const { page, s3 } = withFiles();
    await choose(pdf("Lebenslauf.pdf"));
    await finish(s3, "Lebenslauf.pdf");

    const list = await screen.findByRole("list", { name: "Ihre Unterlagen" });
    expect(within(list).queryByRole("link")).toBeNull();
    expect(page.asked("POST /v1/public/files")[0]?.body).toMatchObject({ purpose: "application" });
    await page.user.click(button("Lebenslauf.pdf entfernen"));
    expect(screen.queryByRole("list", { name: "Ihre Unterlagen" })).toBeNull();
  });

  it("are refused at once if they are of another kind, too large or too many", async () => {
    const { page } = withFiles();
    await choose(new File(["x"], "Lebenslauf.odt"), pdf("Groß.pdf", 11 * 1024 * 1024));
    expect(await screen.findByText("Nur PDF, Word (.docx), JPG und PNG sind möglich.")).toBeDefined();
    expect(screen.getByText("Die Datei ist größer als 10 MB.")).toBeDefined();

    await choose(...["1", "2", "3", "4", "5", "6"].map((name) => pdf(`${name}.pdf`)));

    expect(await screen.findByText("Mehr als 5 Dateien sind nicht möglich.")).toBeDefined();
    await waitFor(() => expect(page.asked("POST /v1/public/files").length).toBeGreaterThan(0));
    expect(page.asked("POST /v1/public/files").length).toBeLessThanOrEqual(5);
  });

  it("lead to their step when the portal no longer has one", async () => {
    const { page, s3 } = withFiles();
    await choose(pdf("Lebenslauf.pdf"));
    await finish(s3, "Lebenslauf.pdf");
    await screen.findByRole("list", { name: "Ihre Unterlagen" });
    reload({}, "/apply/2");
    cleanup();
    const again = showApply(
      {
        [SEND]: () =>
          problem(fileProblems.unknown, {
            errors: [{ path: "fileIds.0", message: "Bitte laden Sie diese Datei neu hoch." }],
          }),
      },
      "/apply/2",
    );
    await toTheEnd(again);
    expect(screen.getByText("Lebenslauf.pdf", { selector: "dd" })).toBeDefined();
    await agree(again);
    await send(again);

    await again.user.click(await screen.findByRole("button", { name: /^Unterlagen: Bitte laden/ }));

    await heading("Welche Unterlagen möchten Sie mitschicken?");
    expect(again.asked(SEND)[0]?.body).toMatchObject({ fileIds: ["up-1"] });
    expect(page.asked(SEND)).toEqual([]);
  });
});
