import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { galleryProblems } from "../../../shared/galleries/galleries.problems.ts";
import { aGallery, images } from "../../support/gallery-wire.builder.ts";
import { chooseAction } from "../choose-action.ts";
import { json, listed, noContent, problem } from "../fake-server.ts";
import { everywhere } from "../people.ts";
import { showAt } from "../screen.ts";
import { galleryServer, LIST } from "./gallery-server.ts";
import { keeper, renderGalleries } from "./render-galleries.tsx";

import "../../../web/galleries/overview/galleries.page.tsx";
import "../../../web/galleries/gallery/gallery.page.tsx";
import "../../../web/galleries/arrange/arrange.page.tsx";

const removal = "DELETE /v1/galleries/party";

describe("the galleries", () => {
  it("are shown with cover, number of images and what they are about", async () => {
    galleryServer(() => images(3));
    renderGalleries("/galleries");

    const link = await screen.findByRole("link", { name: "Sommerfest" });

    expect(link.getAttribute("href")).toBe("/galleries/party");
    const card = within(screen.getByRole("article"));
    card.getByText(/^3 Bilder/);
    card.getByText("Im Stadtpark");
    expect(screen.getByRole("article").querySelector("img")?.getAttribute("src")).toBe(
      "/v1/files/f1?variant=preview",
    );
  });

  it("offer nothing to who may only look, also where there is none", async () => {
    galleryServer(() => [], { [LIST]: () => listed() });
    renderGalleries("/galleries", keeper);

    await screen.findByText("Hier finden Sie Bildergalerien, sobald es welche gibt.");

    expect(screen.queryByRole("button", { name: "Neue Galerie" })).toBeNull();
  });

  it("begin with a name, and lead to where images are put in", async () => {
    showAt(1_440);
    const { asked } = galleryServer(() => [], {
      "POST /v1/galleries": () => json(aGallery(), { status: 201 }),
    });
    const { user, address } = renderGalleries("/galleries", { grants: everywhere("EDIT_GROUP") });

    await user.click(await screen.findByRole("button", { name: "Neue Galerie" }));
    await user.type(await screen.findByRole("textbox", { name: /^Name/ }), "Sommerfest");
    await user.click(screen.getByRole("button", { name: "Anlegen" }));

    await waitFor(() => expect(address()).toBe("/galleries/party/edit"));
    expect(asked("POST /v1/galleries")[0]?.body).toMatchObject({ name: "Sommerfest", isDraft: true });
  });

  it("say which are drafts, and become drafts again", async () => {
    showAt(1_440);
    let isDraft = false;
    const { asked } = galleryServer(() => images(3), {
      [LIST]: () => listed(aGallery({ isDraft })),
      "PUT /v1/galleries/party": () => {
        isDraft = true;
        return json(aGallery({ isDraft }));
      },
    });
    const { user } = renderGalleries("/galleries", keeper);

    await screen.findByText("Sommerfest");
    expect(screen.queryByText("Entwurf")).toBeNull();
    await chooseAction(user, "Sommerfest", "Wieder zum Entwurf machen");

    await screen.findByText("Entwurf");
    expect(asked("PUT /v1/galleries/party")[0]?.body).toMatchObject({ isDraft: true });
  });

  it("are deleted once their images were counted, also those that came meanwhile", async () => {
    showAt(1_440);
    const { asked } = galleryServer(() => images(3), {
      [removal]: ({ url }) =>
        url.searchParams.get("images") === "4"
          ? noContent()
          : problem(galleryProblems.notEmpty, { current: { images: 4 } }),
    });
    const { user } = renderGalleries("/galleries", keeper);

    await chooseAction(user, "Sommerfest", "Galerie löschen");
    await user.click(await screen.findByRole("button", { name: "Galerie und 3 Bilder löschen" }));
    await user.click(await screen.findByRole("button", { name: "Galerie und 4 Bilder löschen" }));

    await screen.findByText("Die Galerie „Sommerfest“ ist gelöscht.");
    expect(asked(removal)).toHaveLength(2);
  });
});
