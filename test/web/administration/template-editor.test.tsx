import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { templateSetProblems } from "../../../shared/administration/administration.problems.ts";
import { templateParts } from "../../../shared/administration/template-part.ts";
import { entityProblems } from "../../../shared/contract/general.problems.ts";
import { partText } from "../../../web/administration/templates/templates.text.ts";
import { fakeServer, json, problem, type SeenRequest, versioned } from "../fake-server.ts";
import { renderAdministration } from "./render-administration.tsx";
import { aTemplateSet } from "./template-set.builder.ts";

// Fetched before the first test starts to wait for it.
import "../../../web/administration/templates/template-edit.page.tsx";

const ADDRESS = "/administration/templates/set-1";
const READ = "GET /v1/administration/templates/set-1";
const SAVE = "PUT /v1/administration/templates/set-1";
const CREATE = "POST /v1/administration/templates";
const PREVIEW = "POST /v1/administration/templates/set-1/preview";

const stored = aTemplateSet();
const previewed = ({ body }: SeenRequest) =>
  json({ subject: "Steuernews", html: `<p>${JSON.stringify(body).length}</p>`, text: "Guten Tag" });

const show = (answers: Parameters<typeof fakeServer>[0] = {}, at = ADDRESS) => ({
  server: fakeServer({
    "GET /v1/administration/templates/original": ({ url }) =>
      json({
        template: url.searchParams.get("part") === "resetPasswortTemplate" ? "<p>Original</p>" : "<p></p>",
      }),
    [READ]: () => versioned(stored, 7),
    [PREVIEW]: previewed,
    [SAVE]: ({ body }) => versioned({ ...stored, ...(body as object) }, 8),
    ...answers,
  }),
  ...renderAdministration(at),
});

const code = (label: string) => screen.findByRole<HTMLTextAreaElement>("textbox", { name: `Code: ${label}` });
const frame = () => code("Rahmen des Newsletters");

describe("the editor of a template set", () => {
  it("offers the mails of all areas", async () => {
    show();
    const list = (await screen.findByLabelText("Teil der Vorlage")).closest<HTMLElement>(".p-dropdown");

    fireEvent.click(within(list ?? document.body).getByRole("button", { name: "Auswahl öffnen" }));

    await screen.findByRole("option", { name: "Neuer Artikel", hidden: true });
    const names = screen.getAllByRole("option", { hidden: true }).map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(templateParts.map((part) => partText[part].label)));
  });

  it("shows how what is not saved looks, with its subject and text part", async () => {
    const { server, user } = show();
    fireEvent.change(await frame(), { target: { value: "<p>Neu</p>" } });

    await waitFor(() =>
      expect(server.asked(PREVIEW).at(-1)?.body).toEqual({
        part: "newsletterTemplate",
        templates: { newsletterTemplate: "<p>Neu</p>" },
      }),
    );
    await screen.findByText("Steuernews");
    await user.click(screen.getByRole("radio", { name: "Text" }));

    expect(await screen.findByText("Guten Tag")).toBeDefined();
  });

  it("says beside the code where it is wrong while it is written, and leads there", async () => {
    const message = "Zeile 2, Spalte 4: Den Platzhalter „b“ gibt es nicht.";
    const { user } = show({
      [PREVIEW]: (request) =>
        JSON.stringify(request.body).includes("{{ b }}")
          ? problem(templateSetProblems.invalid, { errors: [{ path: "newsletterTemplate", message }] })
          : previewed(request),
    });
    await screen.findByText("Steuernews");
    fireEvent.change(await frame(), { target: { value: "<p>\n<p>{{ b }}" } });

    await screen.findByText(message);
    expect((await frame()).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Steuernews")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Zur Zeile 2" }));

    expect(document.activeElement).toBe(await frame());
    expect((await frame()).selectionStart).toBe(4);
  });

  it("opens the template that keeps the set from being saved", async () => {
    const message = "Der Betreff fehlt.";
    const { user, address } = show({
      [SAVE]: () =>
        problem(templateSetProblems.invalid, { errors: [{ path: "resetPasswortTemplate", message }] }),
    });
    await user.type(await screen.findByRole("textbox", { name: /^Name/ }), " neu");

    await user.click(screen.getByRole("button", { name: "Speichern" }));

    const faulty = await code("Kennwort festlegen");
    await waitFor(() => expect(document.activeElement).toBe(faulty));
    expect(faulty.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("button", { name: `Kennwort festlegen: ${message}` })).toBeDefined();
    expect(address()).toBe(`${ADDRESS}?teil=resetPasswortTemplate`);
  });

  it("saves in the version it was read in, and leaves alone which set is the default", async () => {
    const { server, user } = show();
    fireEvent.change(await frame(), { target: { value: "<p>Neu</p>" } });

    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await screen.findByText(/^Gespeichert um/);
    const [saved] = server.asked(SAVE);
    expect(saved?.body).toMatchObject({ name: "Klientenbrief", newsletterTemplate: "<p>Neu</p>" });
    expect(saved?.body).not.toHaveProperty("isDefault");
    expect(saved?.headers.get("If-Match")).toBe('"7"');
  });

  it("makes the set the default one", async () => {
    const { server, user } = show();

    await user.click(await screen.findByRole("button", { name: "Zum Standard machen" }));

    await screen.findByText("„Klientenbrief“ ist jetzt die Standardvorlage.");
    expect(server.asked(SAVE)[0]?.body).toMatchObject({ isDefault: true });
    expect(screen.queryByRole("button", { name: "Zum Standard machen" })).toBeNull();
  });

  it("inserts a placeholder where one wrote last", async () => {
    const { user } = show();
    const placeholder = await screen.findByRole("button", {
      name: "{{ newsletter.title }} einsetzen",
      hidden: true,
    });
    expect(placeholder.getAttribute("aria-disabled")).toBe("true");
    const written = await frame();
    await user.click(written);
    written.setSelectionRange(0, 7);

    await user.click(placeholder);

    expect(written.value).toBe(`{{ newsletter.title }}${stored.newsletterTemplate.slice(7)}`);
  });

  it("puts a template back to how it came, which can be undone", async () => {
    const { user } = show({}, `${ADDRESS}?teil=resetPasswortTemplate`);
    const own = stored.resetPasswortTemplate;
    const written = await code("Kennwort festlegen");
    expect(written.value).toBe(own);

    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Auf das Original/ }).disabled).toBe(
        false,
      ),
    );
    await user.click(screen.getByRole("button", { name: /^Auf das Original/ }));
    await waitFor(() => expect(written.value).toBe("<p>Original</p>"));
    await user.click(await screen.findByRole("button", { name: "Rückgängig" }));

    await waitFor(() => expect(written.value).toBe(own));
  });

  it("shows the line in which two versions differ when someone else saved first", async () => {
    const theirs = { ...stored, newsletterTemplate: stored.newsletterTemplate.replace("Ende", "Schluss") };
    const versions = [versioned(stored, 7), versioned(theirs, 8)];
    const { user } = show({
      [READ]: () => versions.shift() ?? versioned(theirs, 8),
      [SAVE]: () => problem(entityProblems.changed, { current: theirs }),
    });
    fireEvent.change(await frame(), {
      target: { value: stored.newsletterTemplate.replace("Ende", "Aus") },
    });

    await user.click(screen.getByRole("button", { name: "Speichern" }));

    const row = await within(await screen.findByRole("dialog")).findByRole("group", { name: /^Rahmen/ });
    expect(row.textContent).toContain("Zeile 3: <p>Aus</p>");
    expect(row.textContent).toContain("Zeile 3: <p>Schluss</p>");
  });

  it("begins a new set as a copy, and goes on at its own address with the template that is open", async () => {
    const { server, user, address } = show(
      {
        [CREATE]: ({ body }) => versioned({ ...stored, ...(body as object), id: "set-2" }, 1),
        "GET /v1/administration/templates/set-2": () => versioned({ ...stored, id: "set-2" }, 1),
        "POST /v1/administration/templates/set-2/preview": previewed,
      },
      "/administration/templates/new?kopie=set-1&teil=resetPasswortTemplate",
    );
    expect(await screen.findByDisplayValue("Kopie von Klientenbrief")).toBeDefined();

    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await screen.findByText(/^Gespeichert um/);
    expect(server.asked(CREATE)[0]?.body).toMatchObject({ name: "Kopie von Klientenbrief" });
    await waitFor(() => expect(address()).toBe("/administration/templates/set-2?teil=resetPasswortTemplate"));
  });
});
