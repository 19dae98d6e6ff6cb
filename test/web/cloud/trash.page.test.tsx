import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { chooseAction } from "../choose-action.ts";
import { json, listed, noContent } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { aFile, aFolder, cloudServer } from "./cloud-server.ts";
import { renderCloud } from "./render-cloud.tsx";

import "../../../web/cloud/trash/trash.page.tsx";

const RESTORE = "PUT /v1/cloud/trash/letter";

const serve = (isPlaceGone: boolean, item = aFile()) => {
  const deleted = {
    deletedAt: new Date().toISOString(),
    deletedBy: "e1",
    deleterName: "Eva Huber",
    isPlaceGone,
  };
  return cloudServer([aFolder()], {
    "GET /v1/cloud/trash": () =>
      listed({ ...item, ...deleted, path: [{ id: "templates", title: "Vorlagen" }] }),
    [RESTORE]: () => json(aFile()),
    "DELETE /v1/cloud/trash/letter": noContent,
    "GET /v1/cloud/templates/audience": () => json({ groups: ["Everybody"] }),
    "GET /v1/cloud/letter/audience": () => json({ groups: ["Everybody"] }),
  });
};

beforeEach(() => void showAt(1_440));

describe("the trash", () => {
  it("says where something lay, who deleted it, and how long it stays", async () => {
    serve(false);
    renderCloud("/cloud/trash");

    await screen.findByText("Cloud › Vorlagen");
    screen.getByText("noch 30 Tage");
    screen.getByText(/Eva Huber/);
  });

  it("brings something back to where it was", async () => {
    const { asked } = serve(false);
    const { user } = renderCloud("/cloud/trash");

    await chooseAction(user, "Brief.docx", "Wiederherstellen");

    await screen.findByText("„Brief.docx“ ist wiederhergestellt.");
    expect(asked(RESTORE)[0]?.body).toEqual({});
  });

  it("asks where to if that place is gone", async () => {
    const { asked } = serve(true);
    const { user } = renderCloud("/cloud/trash");

    await chooseAction(user, "Brief.docx", "Wiederherstellen");
    await user.click(await screen.findByRole("button", { name: "Vorlagen" }));
    await user.click(screen.getByRole("button", { name: "Hier wiederherstellen" }));

    await waitFor(() => expect(asked(RESTORE)[0]?.body).toEqual({ parentId: "templates" }));
  });

  it("says first who sees it then, if more people do than before", async () => {
    const { asked } = serve(true, aFile({ folderVisibility: "Directors" }));
    const { user } = renderCloud("/cloud/trash");

    await chooseAction(user, "Brief.docx", "Wiederherstellen");
    await user.click(await screen.findByRole("button", { name: "Hier wiederherstellen" }));
    await screen.findByText("Mehr Personen als bisher sehen es dann: Jeder.");
    expect(asked(RESTORE)).toEqual([]);
    const [, confirm] = screen.getAllByRole("button", { name: "Hier wiederherstellen" });
    await user.click(confirm ?? document.body);

    await waitFor(() => expect(asked(RESTORE)[0]?.body).toEqual({ parentId: null }));
  });

  it("deletes for good only once that was confirmed", async () => {
    const { asked } = serve(false);
    const { user } = renderCloud("/cloud/trash");

    await chooseAction(user, "Brief.docx", "Endgültig löschen");
    expect(asked("DELETE /v1/cloud/trash/letter")).toHaveLength(0);
    await user.click(await screen.findByRole("button", { name: "Endgültig löschen" }));

    await waitFor(() => expect(asked("DELETE /v1/cloud/trash/letter")).toHaveLength(1));
  });
});
