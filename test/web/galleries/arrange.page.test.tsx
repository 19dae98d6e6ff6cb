import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { internalProblems } from "../../../shared/contract/general.problems.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import { galleryImageProblems } from "../../../shared/galleries/galleries.problems.ts";
import type { GalleryImage } from "../../../shared/galleries/gallery-image.ts";
import { galleryUploads } from "../../../web/galleries/upload/gallery-uploads.tsx";
import { aGallery, anImage, images } from "../../support/gallery-wire.builder.ts";
import { fakeS3, finishSending } from "../components/files/fake-s3.ts";
import { configOf, json, noContent, problem, type SeenRequest, versioned } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { galleryServer, IMAGES } from "./gallery-server.ts";
import { keeper, renderGalleries } from "./render-galleries.tsx";

import "../../../web/galleries/arrange/arrange.page.tsx";

const ORDER = "PUT /v1/galleries/party/images/order";
const CAPTIONS = "PUT /v1/galleries/party/images";
const CREATE = "POST /v1/galleries/party/images";

const arrange = (answers: Parameters<typeof galleryServer>[1] = {}, shown = () => images(4)) => {
  const server = galleryServer(shown, answers);
  return { ...server, ...renderGalleries("/galleries/party/edit", keeper) };
};

const box = (number: number) => screen.findByRole("checkbox", { name: `Bild ${number} auswählen` });
const bar = () => within(screen.getByRole("region", { name: "Ausgewählte Bilder" }));
const shownNames = () => screen.getAllByRole("img").map((image) => image.getAttribute("alt"));

beforeEach(() => void showAt(1_440));
afterEach(() => act(() => galleryUploads.cancel()));

describe("the order of a gallery", () => {
  it("changes with one call for all, and is shown at once", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { user, asked } = arrange({ [ORDER]: () => promise });

    await user.click(await box(3));
    await user.click(await box(4));
    await user.click(bar().getByRole("button", { name: "An den Anfang" }));

    expect(shownNames()).toEqual(["Bild 3", "Bild 4", "Bild 1", "Bild 2"]);
    await screen.findByText("Wird gespeichert …");
    expect(asked(ORDER)[0]?.body).toEqual({ imageIds: ["i3", "i4", "i1", "i2"] });
    resolve(noContent());
    await screen.findByText("Die Reihenfolge ist gespeichert.");
  });

  it("takes the mark of the title picture along, and fetches the gallery anew", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { user, asked } = arrange({ [ORDER]: () => promise });
    const tiles = () => screen.getAllByRole("listitem").filter((tile) => within(tile).queryByRole("img"));
    await box(1);
    within(tiles()[0] ?? document.body).getByText("Titelbild");

    await user.click(await box(1));
    await user.click(bar().getByRole("button", { name: "Ans Ende" }));

    const [first, ...others] = tiles();
    within(first ?? document.body).getByRole("img", { name: "Bild 2" });
    within(first ?? document.body).getByText("Titelbild");
    for (const other of others) expect(within(other).queryByText("Titelbild")).toBeNull();
    resolve(noContent());
    await waitFor(() => expect(asked("GET /v1/galleries/party")).toHaveLength(2));
  });

  it("is as before if it could not be saved", async () => {
    const { user } = arrange({ [ORDER]: () => problem(internalProblems.failure) });

    await user.click(await box(1));
    await user.click(bar().getByRole("button", { name: "Ans Ende" }));

    await screen.findByText(internalProblems.failure.title);
    expect(shownNames()).toEqual(["Bild 1", "Bild 2", "Bild 3", "Bild 4"]);
  });

  it("follows the names of the files, until that is undone", async () => {
    const { user, asked } = arrange({ [ORDER]: noContent }, () => [
      anImage(1, { fileName: "Fest 10.jpg" }),
      anImage(2, { fileName: "Fest 9.jpg" }),
    ]);

    await user.click(await screen.findByRole("button", { name: "Nach Dateinamen ordnen" }));
    await user.click(await screen.findByRole("button", { name: "Rückgängig" }));

    await waitFor(() =>
      expect(asked(ORDER).map(({ body }) => body)).toEqual([
        { imageIds: ["i2", "i1"] },
        { imageIds: ["i1", "i2"] },
      ]),
    );
  });
});

describe("the order of many images", () => {
  const many = () =>
    images(250).map((image, at) => ({
      ...image,
      fileName: `${250 - at}.jpg`,
      duplicateOf: at ? null : "i2",
    }));
  const answerOf = (request: SeenRequest) => {
    const { skip, limit } = configOf(request);
    return json({ totalCount: 250, data: many().slice(skip, skip + limit) });
  };

  it("is made of all of them, once they are there", async () => {
    const third = Promise.withResolvers<undefined>();
    const { user, asked } = arrange(
      {
        [ORDER]: noContent,
        [IMAGES]: async (request) => {
          if (configOf(request).skip === 200) await third.promise;
          return answerOf(request);
        },
      },
      many,
    );
    await user.click(await box(1));
    await screen.findByRole("checkbox", { name: "Bild 200 auswählen" });
    for (const name of ["Nach Dateinamen ordnen", "Alle auswählen", "Ans Ende"])
      expect(screen.getByRole("button", { name })).toHaveProperty("disabled", true);
    expect(screen.queryByText("Ein Bild ist doppelt.")).toBeNull();

    third.resolve(undefined);

    await screen.findByText("Ein Bild ist doppelt.");
    await user.click(screen.getByRole("button", { name: "Nach Dateinamen ordnen" }));
    await waitFor(() => expect(asked(ORDER)).toHaveLength(1));
    const all = many().map(({ id }) => id);
    expect(asked(ORDER)[0]?.body).toEqual({ imageIds: all.toReversed() });
  });

  it("waits until what failed was loaded again", async () => {
    let fails = true;
    const { user } = arrange(
      {
        [IMAGES]: (request) =>
          fails && configOf(request).skip > 0 ? problem(internalProblems.failure) : answerOf(request),
      },
      many,
    );
    const retry = await screen.findByRole("button", { name: "Noch einmal versuchen" });
    expect(screen.getByRole("button", { name: "Alle auswählen" })).toHaveProperty("disabled", true);

    fails = false;
    await user.click(retry);

    await screen.findByRole("checkbox", { name: "Bild 250 auswählen" });
    await user.click(screen.getByRole("button", { name: "Alle auswählen" }));
    bar().getByText("250 ausgewählt");
  });
});

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

describe("uploading into a gallery", () => {
  const photo = (name: string) =>
    Object.defineProperty(new File(["x"], name, { type: "image/jpeg" }), "webkitRelativePath", { value: "" });
  const choose = async (...files: File[]) =>
    fireEvent.change(await screen.findByLabelText("Bilder hochladen", { selector: "input" }), {
      target: { files },
    });
  const ticket = () => json({ id: "up-1", upload: { url: "http://s3.test/bucket", fields: {} } });

  it("puts each image in as soon as it is sent, before it is checked", async () => {
    const s3 = fakeS3();
    const stored: GalleryImage[] = [];
    const { asked } = arrange(
      {
        "POST /v1/files": ticket,
        [CREATE]: () => {
          stored.push(anImage(1, { hasFile: false }));
          return json(stored[0], { status: 201 });
        },
      },
      () => stored,
    );

    await choose(photo("IMG_2001.jpg"));
    await finishSending(s3, "IMG_2001.jpg");

    await screen.findByText("wird vorbereitet");
    expect(asked(CREATE)[0]?.body).toEqual({ fileId: "up-1" });
    expect(asked("GET /v1/files/up-1/upload")).toHaveLength(0);
  });

  it("says in the server's words why one was refused, and sends the failed again", async () => {
    const s3 = fakeS3();
    const heic = "Bilder im Format HEIC können nicht angezeigt werden.";
    const { user } = arrange(
      {
        "POST /v1/files": ({ body }) =>
          JSON.stringify(body).includes("heic")
            ? problem(fileProblems.typeRefused, { detail: heic })
            : ticket(),
        [CREATE]: () => json(anImage(1), { status: 201 }),
      },
      () => [],
    );

    await choose(photo("IMG_1.heic"), photo("IMG_2.jpg"));
    await screen.findByText(heic);
    expect(screen.queryByRole("button", { name: "IMG_1.heic noch einmal hochladen" })).toBeNull();
    await waitFor(() => expect(s3.of("IMG_2.jpg")).toBeDefined());
    act(() => s3.of("IMG_2.jpg")?.fail());
    await user.click(await screen.findByRole("button", { name: "IMG_2.jpg noch einmal hochladen" }));

    await waitFor(() => expect(s3.sent).toHaveLength(2));
  });

  it("takes an image for stored whose first answer was lost", async () => {
    const s3 = fakeS3();
    arrange({ "POST /v1/files": ticket, [CREATE]: () => problem(fileProblems.taken) }, () => []);

    await choose(photo("IMG_1.jpg"));
    await finishSending(s3, "IMG_1.jpg");

    await waitFor(() => expect(screen.queryByRole("region", { name: "Wird hochgeladen" })).toBeNull());
  });

  it("tells what a faster check has found", async () => {
    const s3 = fakeS3();
    const reason = "Das Bild ist beschädigt.";
    arrange(
      {
        "POST /v1/files": ticket,
        [CREATE]: () => problem(fileProblems.notReady),
        "GET /v1/files/up-1/upload": () => json({ id: "up-1", state: "refused", reason }),
      },
      () => [],
    );

    await choose(photo("IMG_1.jpg"));
    await finishSending(s3, "IMG_1.jpg");

    await screen.findByText(reason);
  });
});

it("is not for who may only look", async () => {
  const { asked } = galleryServer(() => images(1));
  renderGalleries("/galleries/party/edit");

  await screen.findByRole("heading", { name: "Keine Berechtigung" });
  expect(asked(IMAGES).length).toBeLessThanOrEqual(1);
});
