import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { actionsOf, chooseAction } from "../choose-action.ts";
import { configOf, json } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { aFile, aFolder, cloudServer } from "./cloud-server.ts";
import { renderCloud } from "./render-cloud.tsx";

import "../../../web/cloud/folder/root.page.tsx";
import "../../../web/cloud/item.page.tsx";

const LIST = "GET /v1/cloud";
const THEN = "/cloud/templates?am=2026-01-09";
const file = { id: "f1", fileName: "Brief.docx", contentType: "application/msword", size: 4_096 };
const same = { title: "Brief.docx", parentId: "templates", fileId: "f1", isDeleted: false, isKept: true };

/** Not the menu of the row. */
const OPENING = { name: /^(?!Aktionen).*Brief\.docx$/ };

const serve = (since: Partial<NonNullable<CloudItem["since"]>>, item: Partial<CloudItem> = {}) => {
  showAt(1_440);
  const then = aFile({ parentId: "templates", file, since: { ...same, ...since }, path: [], ...item });
  return cloudServer([then], {
    "GET /v1/cloud/templates": () => json(aFolder({ path: [] })),
    "GET /v1/cloud/letter/audience": () => json({ groups: ["Everybody"] }),
    "POST /v1/cloud/letter": () => json(aFile()),
    "PUT /v1/cloud/trash/letter": () => json(aFile()),
    "PUT /v1/cloud/letter/versions/f1/restore": () => json(aFile()),
  });
};

describe("a folder as it was", () => {
  it("is asked for at the end of the day, and says so, with a way back", async () => {
    const { asked } = serve({});
    const { user, address } = renderCloud(THEN);

    await screen.findByText("So war der Ordner am 09.01.2026");
    await screen.findByText("Unverändert.");
    const { at, parent } = configOf(asked(LIST)[0]) as { at?: string; parent?: string };
    expect(parent).toBe("templates");
    expect(screen.getByRole("button", OPENING)).toBeDefined();
    expect(new Date(at ?? "")).toEqual(new Date(2026, 0, 9, 23, 59, 59, 999));
    expect(screen.queryByRole("button", { name: "Dateien hochladen" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Zurück zu heute" }));

    expect(address()).toBe("/cloud/templates");
    await screen.findByRole("button", { name: "Dateien hochladen" });
  });

  it("is another one when another day is written", async () => {
    const { asked } = serve({});
    const { user, address } = renderCloud(THEN);

    const field = await screen.findByRole("textbox", { name: "Stand vom" });
    await user.clear(field);
    await user.type(field, "20.12.2025");

    await waitFor(() => expect(address()).toBe("/cloud/templates?am=2025-12-20"));
    await screen.findByText("So war der Ordner am 20.12.2025");
    expect(asked(LIST).length).toBeGreaterThan(1);
  });

  it("is reached from the folder, also from the root", async () => {
    serve({});
    const { user, address } = renderCloud("/cloud");

    await user.click(await screen.findByRole("button", { name: "Früherer Stand" }));

    await screen.findByText(/^So war der Ordner am/);
    expect(address()).toMatch(/^\/cloud\?am=\d{4}-\d\d-\d\d$/);
  });

  it("says what has become of each", async () => {
    const path = [{ id: "archive", title: "Archiv" }];
    serve({ title: "Brief neu.docx", parentId: "archive", fileId: "f2" }, { path });
    renderCloud(THEN);

    await screen.findByText(
      "Liegt jetzt in „Cloud › Archiv“. Heißt jetzt „Brief neu.docx“. Hat einen anderen Inhalt.",
    );
  });

  it("brings name, place and content of then back", async () => {
    const { asked } = serve({ title: "Brief neu.docx", parentId: "archive", fileId: "f2" });
    const { user } = renderCloud(THEN);

    await chooseAction(user, "Brief.docx", "Zurückholen");

    await screen.findByText("„Brief.docx“ ist wieder wie damals.");
    expect(asked("POST /v1/cloud/letter").map(({ body }) => body)).toEqual([
      { title: "Brief.docx", parentId: "templates" },
    ]);
    expect(asked("PUT /v1/cloud/letter/versions/f1/restore")).toHaveLength(1);
    expect(asked("PUT /v1/cloud/trash/letter")).toEqual([]);
  });

  it("asks before it brings something back to where more people see it", async () => {
    const { asked } = serve({ parentId: "directors" }, { folderVisibility: "Directors" });
    const { user } = renderCloud(THEN);

    await chooseAction(user, "Brief.docx", "Zurückholen");
    await screen.findByText("Mehr Personen als bisher sehen es dann: Jeder.");
    expect(asked("POST /v1/cloud/letter")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Zurückholen" }));

    await screen.findByText("„Brief.docx“ ist wieder wie damals.");
  });

  it("brings what was deleted back into this folder, where it opens only then", async () => {
    const { asked } = serve({ isDeleted: true });
    const { user } = renderCloud(THEN);

    const row = within(await screen.findByRole("row", { name: /Brief/ }));
    expect(row.getByText("Liegt im Papierkorb.")).toBeDefined();
    expect(row.queryByRole("button", OPENING)).toBeNull();
    await chooseAction(user, "Brief.docx", "Zurückholen");

    await waitFor(() =>
      expect(asked("PUT /v1/cloud/trash/letter").map(({ body }) => body)).toEqual([
        { parentId: "templates" },
      ]),
    );
    expect(asked("POST /v1/cloud/letter")).toEqual([]);
  });

  it("says that a content is gone, and does not offer it", async () => {
    serve({ fileId: "f9", isKept: false });
    renderCloud(THEN);

    await screen.findByText("Der Inhalt von damals ist nicht mehr aufgehoben.");

    expect(screen.queryByRole("button", OPENING)).toBeNull();
  });

  it("offers no change to who only reads", async () => {
    serve({ title: "Anders.docx" }, { createdBy: "e9" });
    const { user } = renderCloud(THEN);

    expect(await actionsOf(user, "Brief.docx")).toEqual(["Herunterladen"]);
  });
});
