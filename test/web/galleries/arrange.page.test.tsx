import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { internalProblems } from "../../../shared/contract/general.problems.ts";
import { galleryImageProblems } from "../../../shared/galleries/galleries.problems.ts";
import { aGallery, anImage, images } from "../../support/gallery-wire.builder.ts";
import { json, noContent, problem, versioned } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { arrange, bar, box, shownNames } from "./arranging.ts";
import { galleryServer, IMAGES } from "./gallery-server.ts";
import { renderGalleries } from "./render-galleries.tsx";

import "../../../web/galleries/arrange/arrange.page.tsx";

const CAPTIONS = "PUT /v1/galleries/party/images";

beforeEach(() => void showAt(1_440));

describe("captions", () => {
  it("are written below the images, Enter leading on, Escape taking back", async () => {
    const { user, asked } = arrange({ [CAPTIONS]: () => json({ data: [] }) });

    await user.type(await screen.findByRole("textbox", { name: "Bildtitel von Bild 1" }), "Tombola{Enter}");

    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Bildtitel von Bild 2" }));
    await user.keyboard("Falsch{Escape}{Enter}");
    await waitFor(() => expect(asked(CAPTIONS)).toHaveLength(1));
    expect(asked(CAPTIONS)[0]?.body).toEqual({
      images: [{ id: "i1", username: "Tombola", description: null }],
    });
  });

  it("are given to several at once, which keep what was not changed", async () => {
    const { user, asked } = arrange({ [CAPTIONS]: () => json({ data: [] }) }, () => [
      anImage(1, { username: "Tombola", name: "Tombola" }),
      anImage(2),
    ]);

    await user.click(await screen.findByRole("button", { name: "Alle auswählen" }));
    await user.click(bar().getByRole("button", { name: "Beschriften" }));
    const dialog = within(await screen.findByRole("dialog", { name: "2 Bilder beschriften" }));
    await user.type(dialog.getByRole("textbox", { name: "Beschreibung" }), "Im Stadtpark");
    await user.click(dialog.getByRole("button", { name: "Speichern" }));

    await screen.findByText("2 Bilder sind beschriftet.");
    expect(asked(CAPTIONS)[0]?.body).toEqual({
      images: [
        { id: "i1", username: "Tombola", description: "Im Stadtpark" },
        { id: "i2", username: null, description: "Im Stadtpark" },
      ],
    });
  });
});

describe("what one does with chosen images", () => {
  it("is choosing a range with Shift", async () => {
    const { user } = arrange();

    await user.click(await box(1));
    await user.keyboard("{Shift>}");
    await user.click(await box(3));
    await user.keyboard("{/Shift}");

    bar().getByText("3 ausgewählt");
  });

  it("is deleting them, after being asked", async () => {
    const { user, asked } = arrange({
      "DELETE /v1/galleries/party/images/i1": noContent,
      "DELETE /v1/galleries/party/images/i2": noContent,
    });

    await user.click(await box(1));
    await user.click(await box(2));
    await user.click(bar().getByRole("button", { name: "Löschen" }));
    expect(asked("DELETE /v1/galleries/party/images/i1")).toHaveLength(0);
    await user.click(await screen.findByRole("button", { name: "2 Bilder löschen" }));

    await screen.findByText("2 Bilder sind gelöscht.");
    expect(asked("DELETE /v1/galleries/party/images/i2")).toHaveLength(1);
    expect(screen.queryByRole("region", { name: "Ausgewählte Bilder" })).toBeNull();
  });

  it("is deleting all that can be, naming what was left", async () => {
    let stored = images(4);
    const removing = (id: string) => () => {
      stored = stored.filter((image) => image.id !== id);
      return noContent();
    };
    const { user, asked } = arrange(
      {
        "DELETE /v1/galleries/party/images/i1": () => {
          stored = stored.filter(({ id }) => id !== "i1");
          return problem(galleryImageProblems.notFound);
        },
        "DELETE /v1/galleries/party/images/i2": () => problem(internalProblems.failure),
        "DELETE /v1/galleries/party/images/i3": removing("i3"),
      },
      () => stored,
    );

    for (const number of [1, 2, 3]) await user.click(await box(number));
    await user.click(bar().getByRole("button", { name: "Löschen" }));
    await user.click(await screen.findByRole("button", { name: "3 Bilder löschen" }));

    await screen.findByText("2 Bilder sind gelöscht.");
    await screen.findByText("Nicht erledigt: „Bild 2“.");
    expect(asked("DELETE /v1/galleries/party/images/i3")).toHaveLength(1);
    await waitFor(() => expect(shownNames()).toEqual(["Bild 2", "Bild 4"]));
    bar().getByText("1 ausgewählt");
  });

  it("is making one the cover, without changing name and description", async () => {
    const { user, asked } = arrange({ "PUT /v1/galleries/party": () => json(aGallery()) });

    await user.click(await box(2));
    await user.click(bar().getByRole("button", { name: "Als Titelbild" }));

    await screen.findByText("Das Titelbild ist gespeichert.");
    const [request] = asked("PUT /v1/galleries/party");
    expect(request?.body).toEqual({ name: "Sommerfest", description: "Im Stadtpark", coverId: "i2" });
    expect(request?.headers.get("If-Match")).toBe('"1"');
  });

  it("begins with those that are double or were refused", async () => {
    const { user } = arrange({}, () => [
      anImage(1),
      anImage(2, { duplicateOf: "i1" }),
      anImage(3, { hasFile: false, reason: "Das Bild ist beschädigt." }),
    ]);

    await screen.findByText("IMG_2003.jpg: Das Bild ist beschädigt.");
    screen.getByText("Ein Bild wurde abgelehnt.");
    await user.click(screen.getByRole("button", { name: "Doppelte auswählen" }));

    bar().getByText("1 ausgewählt");
    expect(await box(2)).toHaveProperty("checked", true);
  });
});

describe("a draft", () => {
  const COLLEAGUES = "GET /v1/organisations/employees";
  const SAVE = "PUT /v1/galleries/party";

  it("says that it is one and who will see it, and is shown until that is undone", async () => {
    let isDraft = true;
    const { user, asked } = arrange({
      "GET /v1/galleries/party": () => versioned(aGallery({ isDraft }), 1),
      [COLLEAGUES]: () => json({ totalCount: 266, data: [] }),
      [SAVE]: ({ body }) => {
        isDraft = JSON.stringify(body).includes("true");
        return json(aGallery({ isDraft }));
      },
    });
    await screen.findByText(/alle 266 Mitarbeiter; benachrichtigt wird niemand/);
    screen.getByText("Entwurf");

    await user.click(screen.getByRole("button", { name: "Galerie zeigen" }));
    await waitFor(() => expect(screen.queryByText("Entwurf")).toBeNull());
    await user.click(await screen.findByRole("button", { name: "Rückgängig" }));

    await screen.findByText("Entwurf");
    const own = { name: "Sommerfest", description: "Im Stadtpark" };
    expect(asked(SAVE).map(({ body }) => body)).toEqual([
      { ...own, isDraft: false },
      { ...own, isDraft: true },
    ]);
  });

  it("asks nobody how many people there are once it is shown", async () => {
    const { asked } = arrange();
    await box(1);

    expect(screen.queryByText("Entwurf")).toBeNull();
    expect(asked(COLLEAGUES)).toHaveLength(0);
  });
});

it("is not for who may only look", async () => {
  const { asked } = galleryServer(() => images(1));
  renderGalleries("/galleries/party/edit");

  await screen.findByRole("heading", { name: "Keine Berechtigung" });
  expect(asked(IMAGES).length).toBeLessThanOrEqual(1);
});
