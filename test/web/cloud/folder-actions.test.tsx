import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { jobProblems } from "../../../shared/jobs/jobs.problems.ts";
import { actionsOf, chooseAction } from "../choose-action.ts";
import { json, listed, noContent, problem } from "../fake-server.ts";
import { pick } from "../pick.ts";
import { showAt } from "../screen.ts";
import { aFile, aFolder, cloudServer } from "./cloud-server.ts";
import { renderCloud } from "./render-cloud.tsx";

import "../../../web/cloud/folder/root.page.tsx";
import "../../../web/cloud/item.page.tsx";
import "../../../web/cloud/trash/trash.page.tsx";

const LIST = "GET /v1/cloud";

describe("what one does with a folder or file", () => {
  beforeEach(() => void showAt(1_440));

  it("begins with a new folder where one is", async () => {
    const { asked } = cloudServer([], {
      "GET /v1/cloud/templates": () => json(aFolder({ path: [] })),
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
      "GET /v1/cloud/templates": () => json(aFolder({ path: [] })),
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
