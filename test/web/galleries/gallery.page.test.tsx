import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { internalProblems } from "../../../shared/contract/general.problems.ts";
import { jobProblems } from "../../../shared/jobs/jobs.problems.ts";
import { anImage, images } from "../../support/gallery-wire.builder.ts";
import { configOf, json, problem, type SeenRequest } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { galleryServer, IMAGES } from "./gallery-server.ts";
import { keeper, renderGalleries } from "./render-galleries.tsx";

import "../../../web/galleries/gallery/gallery.page.tsx";

/** Tells the page that its end is seen. */
let reachEnd: (() => void) | undefined;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => heard([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        reachEnd = undefined;
      }
    },
  );
});

/** From which image on; each once, however often it was fetched. */
const pagesOf = (requests: readonly SeenRequest[]) => [
  ...new Set(requests.map((request) => configOf(request).skip)),
];

describe("a gallery", () => {
  it("reserves the place of each image, and loads it as one scrolls there", async () => {
    galleryServer(() => [anImage(1, { name: "Tombola" }), anImage(2, { width: 900, height: 1600 })]);
    renderGalleries("/galleries/party");

    const first = await screen.findByRole("img", { name: "Tombola" });

    expect(first.getAttribute("loading")).toBe("lazy");
    expect(first.getAttribute("src")).toBe("/v1/files/f1?variant=thumbnail");
    const tiles = screen.getAllByRole("listitem").map(({ style }) => style.getPropertyValue("--ratio"));
    expect(tiles.map(Number)).toEqual([4 / 3, 900 / 1600]);
    expect(screen.getByRole("link", { name: "Tombola" }).getAttribute("href")).toBe(
      "/galleries/party?bild=i1",
    );
  });

  it("is downloaded as a ZIP by everybody", async () => {
    showAt(1_440);
    const { asked } = galleryServer(() => [anImage(1)], {
      "POST /v1/jobs/zip": () => problem(jobProblems.tooMuch),
    });
    const { user } = renderGalleries("/galleries/party");

    await user.click(await screen.findByRole("button", { name: "Als ZIP herunterladen" }));

    await screen.findByText("Ein ZIP fasst höchstens 50.000 Dateien mit zusammen 20 GB.");
    expect(asked("POST /v1/jobs/zip")[0]?.body).toEqual({ galleryId: "party" });
  });

  it("asks for a hundred images, and for more only once they are near", async () => {
    const { asked } = galleryServer(() => images(250));
    renderGalleries("/galleries/party");
    await screen.findByRole("link", { name: "Bild 100" });
    expect(pagesOf(asked(IMAGES))).toEqual([0]);

    act(() => reachEnd?.());

    await screen.findByRole("link", { name: "Bild 200" });
    expect(pagesOf(asked(IMAGES))).toEqual([0, 100]);
    expect(screen.queryByRole("link", { name: "Bild 201" })).toBeNull();
  });

  it("asks no further while a page fails, until it is asked to", async () => {
    let fails = true;
    const { asked } = galleryServer(() => images(350), {
      [IMAGES]: (request) => {
        const { skip, limit } = configOf(request);
        if (fails && skip === 100) return problem(internalProblems.failure);
        return json({ totalCount: 350, data: images(350).slice(skip, skip + limit) });
      },
    });
    const { user } = renderGalleries("/galleries/party");
    await screen.findByRole("link", { name: "Bild 100" });
    act(() => reachEnd?.());
    const retry = await screen.findByRole("button", { name: "Noch einmal versuchen" });

    act(() => reachEnd?.());
    expect(pagesOf(asked(IMAGES))).toEqual([0, 100]);
    fails = false;
    await user.click(retry);

    await screen.findByRole("link", { name: "Bild 200" });
  });

  it("shows what is still being checked as a place, and the image once it is there, then asks no more", async () => {
    let isChecked = false;
    const { asked } = galleryServer(() => [
      anImage(1, isChecked ? {} : { hasFile: false, url: null, width: null, height: null }),
    ]);
    renderGalleries("/galleries/party");
    await screen.findByText("wird vorbereitet");
    expect(screen.queryByRole("link", { name: "Bild 1" })).toBeNull();

    isChecked = true;

    await screen.findByRole("link", { name: "Bild 1" });
    const before = asked(IMAGES).length;
    vi.useFakeTimers();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    vi.useRealTimers();
    expect(asked(IMAGES)).toHaveLength(before);
  });

  it("leaves out what was refused, and offers nothing to who may only look", async () => {
    showAt(1_440);
    galleryServer(() => [anImage(1), anImage(2, { hasFile: false, reason: "Das Bild ist beschädigt." })]);
    renderGalleries("/galleries/party");

    await screen.findByRole("link", { name: "Bild 1" });

    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    for (const name of ["Bilder verwalten", "Name und Beschreibung", "Galerie löschen"])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });

  it("leads whoever looks after it to its images, also where it is empty", async () => {
    showAt(1_440);
    galleryServer(() => []);
    const { user, address } = renderGalleries("/galleries/party", keeper);

    await user.click(await screen.findByRole("button", { name: "Bilder hinzufügen" }));

    await waitFor(() => expect(address()).toBe("/galleries/party/edit"));
  });

  it("asks for as many images as it takes to show the one that an address names", async () => {
    const { asked } = galleryServer(() => images(250));
    renderGalleries("/galleries/party?bild=i230");

    await screen.findByRole("dialog", { name: "Bild in groß" });

    expect(pagesOf(asked(IMAGES))).toEqual([0, 100, 200]);
  });
});
