import { openStores } from "../data/stores.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { galleries } from "./galleries.ts";
import { images } from "./images.ts";

export const handler = areaFunction([galleries, images], openStores());
