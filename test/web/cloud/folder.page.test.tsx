import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { jobProblems } from "../../../shared/jobs/jobs.problems.ts";
import { anEmployee } from "../../support/people.builder.ts";
import { actionsOf, chooseAction } from "../choose-action.ts";
import { configOf, json, listed, noContent, problem } from "../fake-server.ts";
import { pick } from "../pick.ts";
import { showAt } from "../screen.ts";
import { aFile, aFolder, cloudServer } from "./cloud-server.ts";
import { renderCloud } from "./render-cloud.tsx";

import "../../../web/cloud/folder/root.page.tsx";
import "../../../web/cloud/item.page.tsx";
import "../../../web/cloud/trash/trash.page.tsx";

const LIST = "GET /v1/cloud";
const templates = aFolder({
  path: [{ id: "group", title: "Gruppe" }],
  parentId: "group",
});

describe("what is in a folder", () => {
  it("is listed by name, with kind, size and who may see it", async () => {
    showAt(1_440);
    const { asked } = cloudServer([aFolder(), aFile({ visibility: "Directors", description: "Ein Muster" })]);
    renderCloud("/cloud");

    const row = within(await screen.findByRole("row", { name: /Brief/ }));

    expect(row.getByText("Geschäftsführer")).toBeDefined();
    expect(row.getByText("DOCX")).toBeDefined();
    expect(row.getByText("4 KB")).toBeDefined();
    expect(row.getByText("Ein Muster")).toBeDefined();
    expect(screen.getByRole("link", { name: /Vorlagen/ }).getAttribute("href")).toBe("/cloud/templates");
    expect(configOf(asked(LIST)[0])).toMatchObject({
      parent: null,
      sort: [{ field: "title", direction: "asc" }],
    });
  });

  it("is for whom its folders leave it, in its head and in each row", async () => {
    showAt(1_440);
    cloudServer([aFile({ folderVisibility: "Directors" })], {
      "GET /v1/cloud/templates": () => json({ ...templates, folderVisibility: "Directors" }),
    });
    renderCloud("/cloud/templates");

    const row = within(await screen.findByRole("row", { name: /Brief/ }));

    expect(row.getByText(/^Geschäftsführer/).textContent).toBe("Geschäftsführer (vom Ordner)");
    expect(screen.getAllByText(/^Geschäftsführer/)).toHaveLength(2);
    expect(screen.queryByText("Jeder")).toBeNull();
  });

  it("keeps room for the names between tablet and desk", async () => {
    showAt(1_000);
    cloudServer([aFile()]);
    renderCloud("/cloud");

    const row = within(await screen.findByRole("row", { name: /Brief/ }));

    expect(row.getByText("4 KB")).toBeDefined();
    expect(row.queryByText("DOCX")).toBeNull();
    expect(screen.queryByRole("columnheader", { name: /^Angelegt/ })).toBeNull();
  });

  it("says where one is, and is found by its address", async () => {
    const { asked } = cloudServer([], { "GET /v1/cloud/templates": () => json(templates) });
    renderCloud("/cloud/templates");

    await screen.findByRole("heading", { level: 1, name: "Vorlagen" });

    expect(screen.getByRole("link", { name: "Cloud" }).getAttribute("href")).toBe("/cloud");
    expect(screen.getByRole("link", { name: "Gruppe" }).getAttribute("href")).toBe("/cloud/group");
    await screen.findByText(/Dieser Ordner ist leer/);
    expect(configOf(asked(LIST)[0])).toMatchObject({ parent: "templates" });
  });

  it("says who created it and when", async () => {
    const creator = anEmployee({ firstname: "Eva", lastname: "Huber", title: null });
    cloudServer([], { "GET /v1/cloud/templates": () => json({ ...templates, creator }) });
    renderCloud("/cloud/templates");

    await screen.findByText(/Angelegt am 07\.01\.2026 von Eva Huber/);
  });

  it("is searched with all that is below, and each hit says where it lies", async () => {
    const hit = aFile({ path: [{ id: "templates", title: "Vorlagen" }], excerpt: "Ihr Brief vom 3. Mai" });
    const { asked } = cloudServer([hit]);
    renderCloud("/cloud?suche=brief");

    await screen.findByText("In: Cloud › Vorlagen");

    expect(screen.getByText("Im Text:", { exact: false }).textContent).toBe("Im Text: Ihr Brief vom 3. Mai");
    expect(configOf(asked(LIST)[0])).toMatchObject({ searchTerm: "brief", parent: null, withExcerpt: true });
  });

  it("is searched from there on, and in the whole cloud if nothing is found", async () => {
    showAt(1_440);
    const { asked } = cloudServer([], { "GET /v1/cloud/templates": () => json(templates) });
    const { user, address } = renderCloud("/cloud/templates?suche=brief+1");

    await screen.findByRole("searchbox", { name: "In diesem Ordner und allem darunter" });
    await user.click(await screen.findByRole("link", { name: "In der ganzen Cloud suchen" }));

    expect(address()).toBe("/cloud?suche=brief+1");
    await waitFor(() =>
      expect(configOf(asked(LIST).at(-1))).toMatchObject({ searchTerm: "brief 1", parent: null }),
    );
  });

  it("is not there for who may not see it", async () => {
    cloudServer([], { "GET /v1/cloud/hidden": () => problem(cloudProblems.notFound) });
    renderCloud("/cloud/hidden");

    await screen.findByRole("heading", { level: 1, name: /nicht/ });
    vi.mocked(console.error).mockClear();
  });

  it("takes nothing from others where its creator closed it", async () => {
    showAt(1_440);
    const closed = aFolder({ closed: true, createdBy: "e9", path: [] });
    cloudServer([], { "GET /v1/cloud/templates": () => json(closed) });
    renderCloud("/cloud/templates");

    await screen.findByText("Dieser Ordner ist leer.");

    expect(screen.queryByRole("button", { name: "Dateien hochladen" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Neuer Ordner" })).toBeNull();
  });
});

describe("what one does with a folder or file", () => {
  beforeEach(() => void showAt(1_440));

  it("begins with a new folder where one is", async () => {
    const { asked } = cloudServer([], {
      "GET /v1/cloud/templates": () => json(templates),
      "PUT /v1/cloud": () => json(aFolder(), { status: 201 }),
    });
    const { user } = renderCloud("/cloud/templates");

    await user.click(await screen.findByRole("button", { name: "Neuer Ordner" }));
    await user.type(await screen.findByRole("textbox", { name: /^Name/ }), "Briefe");
    await user.click(screen.getByRole("button", { name: "Anlegen" }));

    await waitFor(() =>
      expect(asked("PUT /v1/cloud")[0]?.body).toMatchObject({ title: "Briefe", parentId: "templates" }),
    );
  });

  it("gives a new folder one's own office, unless one chooses another", async () => {
    const { asked } = cloudServer([], {
      "GET /v1/organisations/summaries": () =>
        listed({ id: "1", name: "Kanzlei Wien" }, { id: "2", name: "Kanzlei Graz" }),
      "PUT /v1/cloud": () => json(aFolder(), { status: 201 }),
    });
    const { user } = renderCloud("/cloud");

    await user.click(await screen.findByRole("button", { name: "Neuer Ordner" }));
    await user.type(await screen.findByRole("textbox", { name: /^Name/ }), "Briefe");
    await screen.findAllByText("Kanzlei Wien");
    await pick("Kanzlei", "Kanzlei Graz");
    await user.click(screen.getByRole("button", { name: "Anlegen" }));

    await waitFor(() => expect(asked("PUT /v1/cloud")[0]?.body).toMatchObject({ organisationId: "2" }));
  });

  it("is for its creator, others only look who sees it", async () => {
    cloudServer([aFile({ createdBy: "e9" })]);
    const { user } = renderCloud("/cloud");

    expect(await actionsOf(user, "Brief.docx")).toEqual(["Herunterladen", "Wer sieht das?"]);
  });

  it("downloads a folder, or several things at once, as a ZIP", async () => {
    const { asked } = cloudServer([aFolder({ createdBy: "e9" }), aFile()], {
      "POST /v1/jobs/zip": () => problem(jobProblems.nothing),
    });
    const { user } = renderCloud("/cloud");

    await chooseAction(user, "Vorlagen", "Als ZIP herunterladen");
    await user.click(await screen.findByRole("checkbox", { name: "Vorlagen auswählen" }));
    await user.click(screen.getByRole("checkbox", { name: "Brief.docx auswählen" }));
    await user.click(screen.getByRole("button", { name: "Als ZIP herunterladen" }));

    await waitFor(() =>
      expect(asked("POST /v1/jobs/zip").map(({ body }) => body)).toEqual([
        { cloudIds: ["templates"] },
        { cloudIds: ["templates", "letter"] },
      ]),
    );
  });

  it("may be undone after deleting", async () => {
    const { asked } = cloudServer([aFile()], {
      "DELETE /v1/cloud/letter": noContent,
      "PUT /v1/cloud/trash/letter": () => json(aFile()),
    });
    const { user } = renderCloud("/cloud");

    await chooseAction(user, "Brief.docx", "Löschen");
    await screen.findByText("„Brief.docx“ liegt im Papierkorb.");
    await user.click(screen.getByRole("button", { name: "Rückgängig" }));

    await waitFor(() => expect(asked("PUT /v1/cloud/trash/letter")).toHaveLength(1));
  });

  it("says so, and may be undone, also if one has gone on meanwhile", async () => {
    const deleting = Promise.withResolvers<Response>();
    cloudServer([aFolder(), aFile()], {
      "GET /v1/cloud/templates": () => json(templates),
      "DELETE /v1/cloud/letter": () => deleting.promise,
    });
    const { user } = renderCloud("/cloud");

    await chooseAction(user, "Brief.docx", "Löschen");
    await user.click(screen.getByRole("link", { name: /Vorlagen/ }));
    await screen.findByRole("heading", { level: 1, name: "Vorlagen" });
    deleting.resolve(noContent());

    await screen.findByText("„Brief.docx“ liegt im Papierkorb.");
    screen.getByRole("button", { name: "Rückgängig" });
  });

  it("goes on with the others where one fails, and says what was left", async () => {
    const [first, second, third] = ["a", "b", "c"].map((id) => aFile({ id, title: `${id}.docx` }));
    if (!first || !second || !third) throw new Error("Three files are needed");
    const { asked } = cloudServer([first, second, third], {
      "DELETE /v1/cloud/a": noContent,
      "DELETE /v1/cloud/b": () => problem(cloudProblems.closed),
      "DELETE /v1/cloud/c": noContent,
    });
    const { user } = renderCloud("/cloud");

    await user.click(await screen.findByRole("checkbox", { name: "Alle auf dieser Seite auswählen" }));
    const bar = within(await screen.findByRole("region", { name: "Ausgewählte Einträge" }));
    await user.click(bar.getByRole("button", { name: "Löschen" }));

    await screen.findByText("2 Einträge im Papierkorb.");
    await screen.findByText("Nicht erledigt: „b.docx“.");
    expect(asked("DELETE /v1/cloud/c")).toHaveLength(1);
    await waitFor(() => expect(asked(LIST).length).toBeGreaterThan(1));
  });

  it("works by keyboard: arrows move, F2 renames, Del deletes", async () => {
    const { asked } = cloudServer([aFolder(), aFile()], {
      "GET /v1/cloud/letter": () => json(aFile()),
      "DELETE /v1/cloud/templates": noContent,
    });
    const { user } = renderCloud("/cloud");
    const folder = await screen.findByRole("link", { name: /Vorlagen/ });
    const file = screen.getByRole("link", { name: /Brief/ });

    folder.focus();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(file);
    await user.keyboard("{F2}");
    expect(await screen.findByDisplayValue("Brief.docx")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Abbrechen" }));
    folder.focus();
    await user.keyboard("{Delete}");

    await waitFor(() => expect(asked("DELETE /v1/cloud/templates")).toHaveLength(1));
  });

  it("leaves the keys of the browser alone, and goes on from the neighbour of what was deleted", async () => {
    const { asked } = cloudServer([aFolder(), aFile()], { "DELETE /v1/cloud/templates": noContent });
    const { user } = renderCloud("/cloud");
    const folder = await screen.findByRole("link", { name: /Vorlagen/ });

    folder.focus();
    await user.keyboard("{Alt>}{ArrowRight}{/Alt}{Control>}{Delete}{/Control}");
    expect(document.activeElement).toBe(folder);
    expect(asked("DELETE /v1/cloud/templates")).toEqual([]);
    await user.keyboard("{Delete}");

    expect(document.activeElement).toBe(screen.getByRole("link", { name: /Brief/ }));
  });

  it("is done with several that are chosen", async () => {
    const { asked } = cloudServer([aFolder(), aFile()], {
      "DELETE /v1/cloud/templates": noContent,
      "DELETE /v1/cloud/letter": noContent,
    });
    const { user } = renderCloud("/cloud");

    await user.click(await screen.findByRole("checkbox", { name: "Alle auf dieser Seite auswählen" }));
    const bar = within(screen.getByRole("region", { name: "Ausgewählte Einträge" }));
    bar.getByText("2 ausgewählt");
    await user.click(bar.getByRole("button", { name: "Löschen" }));

    await screen.findByText("2 Einträge im Papierkorb.");
    expect(asked("DELETE /v1/cloud/templates")).toHaveLength(1);
    expect(screen.queryByRole("region", { name: "Ausgewählte Einträge" })).toBeNull();
  });

  it("says who sees it: the group, and for its creator the people", async () => {
    const people = [{ id: "e4", name: "Mag. Eva Gruber", organisationId: "1" }];
    cloudServer([aFile()], {
      "GET /v1/cloud/letter/audience": () => json({ groups: ["Partners"], people }),
    });
    const { user } = renderCloud("/cloud");

    await chooseAction(user, "Brief.docx", "Wer sieht das?");

    const dialog = within(await screen.findByRole("dialog", { name: "Wer sieht „Brief.docx“?" }));
    await dialog.findByText(
      "Partner & Gesellschafter Kanzleien und die Administratoren. Das bestimmt ein Ordner, in dem es liegt.",
    );
    dialog.getByText("Das ist zurzeit 1 Person:");
    dialog.getByText("Mag. Eva Gruber");
  });
});

describe("editing", () => {
  const edit = async (item: ReturnType<typeof aFolder>, people: readonly object[] = []) => {
    showAt(1_440);
    cloudServer([item], {
      [`GET /v1/cloud/${item.id}`]: () => json(item),
      [`GET /v1/cloud/${item.id}/audience`]: () =>
        json({ groups: ["Everybody"], people, before: 1, added: people.slice(1) }),
    });
    const { user } = renderCloud("/cloud");
    await chooseAction(user, item.title, "Bearbeiten");
    await screen.findByRole("dialog");
    return user;
  };

  it("says who sees more than before, before it is saved", async () => {
    const people = ["Eva Huber", "Max Gruber"].map((name, at) => ({
      id: `p${at}`,
      name,
      organisationId: "1",
    }));
    await edit(aFolder({ visibility: "Directors" }), people);

    await pick("Sichtbar für", "Jeder");

    await screen.findByText("Mehr Personen als bisher sehen es dann: 1 → 2 Personen, darunter Max Gruber.");
  });

  it("says that a folder above narrows what is chosen", async () => {
    await edit(aFolder({ folderVisibility: "Directors" }));

    await screen.findByText("Zu sehen ist es trotzdem nur für: Geschäftsführer (vom Ordner).");
  });

  it("says by which name a file is downloaded that loses its ending", async () => {
    const user = await edit(aFile());

    const name = await screen.findByRole("textbox", { name: /^Name/ });
    await user.clear(name);
    await user.type(name, "Anschreiben");

    await screen.findByText("Heruntergeladen wird die Datei als „Anschreiben.docx“.");
  });
});

describe("moving", () => {
  const dataTransfer = { types: ["text/plain"], files: [], items: [], setData: () => {} };
  const dragIntoTemplates = (link: HTMLElement) => {
    fireEvent.dragStart(link, { dataTransfer });
    fireEvent.drop(screen.getByRole("row", { name: /Vorlagen/ }), { dataTransfer });
  };
  const directors = aFolder({ id: "directors", title: "Geschäftsführer", visibility: "Directors", path: [] });
  const inside = aFile({ parentId: "directors", folderVisibility: "Directors" });
  const person = (id: number) => ({ id: `p${id}`, name: `Person ${id}`, organisationId: "1" });
  const serve = () =>
    cloudServer([], {
      "GET /v1/cloud/directors": () => json(directors),
      "GET /v1/cloud/letter/audience": () =>
        json({
          groups: ["Everybody"],
          people: [1, 2, 3, 4, 5].map(person),
          before: 1,
          added: [2, 3, 4, 5].map(person),
        }),
      [LIST]: (request) =>
        (configOf(request) as { parent?: string }).parent === "directors"
          ? listed(inside)
          : listed(aFolder()),
      "GET /v1/cloud/templates/audience": () => json({ groups: ["Everybody"] }),
      "GET /v1/cloud/directors/audience": () => json({ groups: ["Directors"] }),
      "POST /v1/cloud/letter": () => json(aFile()),
    });

  beforeEach(() => void showAt(1_440));

  it("to where more people see it asks first, with how many and who", async () => {
    const { asked } = serve();
    const { user } = renderCloud("/cloud/directors");

    await chooseAction(user, "Brief.docx", "Verschieben");
    await user.click(await screen.findByRole("button", { name: "Eine Ebene höher" }));
    const picker = within(screen.getByRole("dialog", { name: "„Brief.docx“ verschieben" }));
    await user.click(await picker.findByRole("button", { name: "Vorlagen" }));
    await picker.findByText("Jeder");
    await user.click(screen.getByRole("button", { name: "Hierher verschieben" }));
    const wider = await screen.findByRole("button", { name: "Trotzdem verschieben" });
    screen.getByText(
      "Mehr Personen als bisher sehen es dann: 1 → 5 Personen, darunter Person 2, Person 3, Person 4 und 1 weitere Person.",
    );
    expect(asked("POST /v1/cloud/letter")).toHaveLength(0);
    await user.click(wider);

    await screen.findByText("„Brief.docx“ liegt jetzt in „Vorlagen“.");
    expect(asked("POST /v1/cloud/letter")[0]?.body).toEqual({ parentId: "templates" });
  });

  it("can be taken back, each thing to where it was", async () => {
    const several = ["a", "b"].map((id) => aFile({ id, title: `${id}.docx` }));
    const { asked } = cloudServer([aFolder(), ...several], {
      "POST /v1/cloud/a": () => json(aFile()),
      "POST /v1/cloud/b": () => json(aFile()),
    });
    const { user } = renderCloud("/cloud");
    for (const { title } of several)
      await user.click(await screen.findByRole("checkbox", { name: `${title} auswählen` }));

    dragIntoTemplates(screen.getByRole("link", { name: /a\.docx/ }));
    await screen.findByText("2 Einträge nach „Vorlagen“ verschoben.");
    await user.click(screen.getByRole("button", { name: "Rückgängig" }));

    await screen.findByText("Die Einträge liegen wieder, wo sie waren.");
    for (const id of ["a", "b"])
      expect(asked(`POST /v1/cloud/${id}`).map(({ body }) => body)).toEqual([
        { parentId: "templates" },
        { parentId: null },
      ]);
  });

  it("by dragging a name onto a folder", async () => {
    const { asked } = cloudServer([aFolder(), aFile()], {
      "POST /v1/cloud/letter": () => json(aFile()),
    });
    renderCloud("/cloud");
    const file = await screen.findByRole("link", { name: /Brief/ });

    dragIntoTemplates(file);

    await waitFor(() => expect(asked("POST /v1/cloud/letter")[0]?.body).toEqual({ parentId: "templates" }));
  });

  it("by dragging from anywhere in a row, and the folder that would take it is marked", async () => {
    const foreign = aFile({ id: "other", title: "Fremd.docx", createdBy: "e2" });
    const { asked } = cloudServer([aFolder(), aFile(), foreign], {
      "POST /v1/cloud/letter": () => json(aFile()),
    });
    renderCloud("/cloud");
    const row = await screen.findByRole("row", { name: /Brief/ });
    const folder = screen.getByRole("row", { name: /Vorlagen/ });
    const other = screen.getByRole("row", { name: /Fremd/ });
    for (const one of [row, other]) fireEvent.mouseDown(within(one).getAllByRole("cell")[3] ?? one);
    expect([row.draggable, other.draggable]).toEqual([true, false]);

    fireEvent.dragStart(row, { dataTransfer });
    fireEvent.dragOver(folder, { dataTransfer });
    expect(folder.dataset.target).toBe("true");
    fireEvent.dragOver(other, { dataTransfer });
    expect(folder.dataset.target).toBeUndefined();
    fireEvent.drop(folder, { dataTransfer });

    await waitFor(() => expect(asked("POST /v1/cloud/letter")[0]?.body).toEqual({ parentId: "templates" }));
  });

  it("by dragging says why it failed also if one has gone on meanwhile", async () => {
    const moving = Promise.withResolvers<Response>();
    cloudServer([aFolder(), aFile()], {
      "GET /v1/cloud/templates": () => json(templates),
      "POST /v1/cloud/letter": () => moving.promise,
    });
    const { user } = renderCloud("/cloud");
    const file = await screen.findByRole("link", { name: /Brief/ });

    dragIntoTemplates(file);
    await user.click(screen.getByRole("link", { name: /Vorlagen/ }));
    await screen.findByRole("heading", { level: 1, name: "Vorlagen" });
    moving.resolve(problem(cloudProblems.closed));

    await screen.findByText(cloudProblems.closed.title);
  });
});
