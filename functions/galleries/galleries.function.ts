import { areaFunction } from "../platform/http/area-function.ts";
import { openTable } from "../platform/table/table.ts";
import { openGalleriesArea } from "./galleries.deps.ts";
import { galleries } from "./galleries.ts";
import { images } from "./images.ts";

export const handler = areaFunction([galleries, images], openGalleriesArea(openTable()));
