import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { json } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { aFile, cloudServer } from "./cloud-server.ts";
import { renderCloud } from "./render-cloud.tsx";

import "../../../web/cloud/item.page.tsx";

const picture = { id: "f1", fileName: "Plan.png", contentType: "image/png", size: 4_096 };
const version = (id: string, isCurrent: boolean, day: string) => ({
  ...picture,
  id,
  createdAt: `2026-01-${day}T08:00:00.000Z`,
  createdBy: "e1",
  creatorName: "Eva Huber",
  isCurrent,
});

const serve = (item = aFile({ title: "Plan.png", file: picture, path: [] })) =>
  cloudServer([], {
    "GET /v1/cloud/letter": () => json(item),
    "GET /v1/cloud/letter/versions": () =>
      json({ data: [version("f1", true, "08"), version("f0", false, "07")] }),
    "PUT /v1/cloud/letter/versions/f0/restore": () => json(item),
  });

describe("the page of a file", () => {
  it("shows a picture", async () => {
    serve();
    renderCloud("/cloud/letter");

    const image = await screen.findByRole("img", { name: "Plan.png" });

    expect(image.getAttribute("src")).toBe("/v1/files/f1?variant=preview");
  });

  it("brings an older version back once it was confirmed", async () => {
    showAt(1_440);
    const { asked } = serve();
    const { user } = renderCloud("/cloud/letter");

    await user.click(await screen.findByRole("button", { name: /^Zurückholen/ }));
    await screen.findByText(/wird wieder die aktuelle/);
    await user.click(screen.getByRole("button", { name: "Zurückholen" }));

    await waitFor(() => expect(asked("PUT /v1/cloud/letter/versions/f0/restore")).toHaveLength(1));
  });

  it("offers no changes to who only reads", async () => {
    showAt(1_440);
    serve(aFile({ createdBy: "e9", path: [] }));
    renderCloud("/cloud/letter");

    await screen.findByText("aktuell");

    expect(screen.queryByRole("button", { name: /^Zurückholen/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Löschen" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Neue Version hochladen" })).toBeNull();
  });
});
