import { made, unnaming } from "../personal/own-items.ts";
import type { PersonalSource } from "../personal/personal-source.ts";
import type { Stores } from "../stores.ts";

export const gallerySources = ({
  galleries,
  galleryImages,
}: Pick<Stores, "galleries" | "galleryImages">): readonly PersonalSource[] => [
  { area: "galleries", kinds: ["GALLERY"], fate: "unnamed", find: made, erase: unnaming(galleries) },
  {
    area: "galleryImages",
    kinds: ["GALLERY_IMAGE"],
    fate: "unnamed",
    find: made,
    erase: unnaming(galleryImages),
  },
];
