import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { internalProblems } from "../../../shared/contract/general.problems.ts";
import { anImage, images } from "../../support/gallery-wire.builder.ts";
import { configOf, json, noContent, problem, type SeenRequest } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { arrange, bar, box, shownNames } from "./arranging.ts";
import { IMAGES } from "./gallery-server.ts";

import "../../../web/galleries/arrange/arrange.page.tsx";

const ORDER = "PUT /v1/galleries/party/images/order";

beforeEach(() => void showAt(1_440));

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

  const button = (name: string) => screen.getByText(name).closest("button") ?? document.body;

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
    await box(200);
    for (const name of ["Nach Dateinamen ordnen", "Alle auswählen", "Ans Ende"])
      expect(button(name)).toHaveProperty("disabled", true);
    expect(screen.queryByText("Ein Bild ist doppelt.")).toBeNull();

    third.resolve(undefined);

    await screen.findByText("Ein Bild ist doppelt.");
    await user.click(button("Nach Dateinamen ordnen"));
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
    const retry = await screen.findByText("Noch einmal versuchen");
    expect(button("Alle auswählen")).toHaveProperty("disabled", true);

    fails = false;
    await user.click(retry);

    await box(250);
    await user.click(button("Alle auswählen"));
    bar().getByText("250 ausgewählt");
  });
});
