import { screen, within } from "@testing-library/react";
import { images } from "../../support/gallery-wire.builder.ts";
import { galleryServer } from "./gallery-server.ts";
import { keeper, renderGalleries } from "./render-galleries.tsx";

/** Shows the images of a gallery to who looks after it. */
export const arrange = (answers: Parameters<typeof galleryServer>[1] = {}, shown = () => images(4)) => {
  const server = galleryServer(shown, answers);
  return { ...server, ...renderGalleries("/galleries/party/edit", keeper) };
};

/** By its label: roles of hundreds of images take seconds to tell. */
export const box = (number: number) => screen.findByLabelText(`Bild ${number} auswählen`);
export const bar = () => within(screen.getByRole("region", { name: "Ausgewählte Bilder" }));
export const shownNames = () => screen.getAllByRole("img").map((image) => image.getAttribute("alt"));
