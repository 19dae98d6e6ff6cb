import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { chooseAction } from "../choose-action.ts";
import { configOf, json, listed, problem } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { aFile, aFolder, cloudServer } from "./cloud-server.ts";
import { renderCloud } from "./render-cloud.tsx";

import "../../../web/cloud/folder/root.page.tsx";
import "../../../web/cloud/item.page.tsx";
import "../../../web/cloud/trash/trash.page.tsx";

const LIST = "GET /v1/cloud";

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
      "GET /v1/cloud/templates": () => json(aFolder({ path: [] })),
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
