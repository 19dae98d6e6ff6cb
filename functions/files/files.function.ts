import { areaFunction } from "../platform/http/area-function.ts";
import { openFilesArea } from "./files.deps.ts";
import { files } from "./files.ts";
import { parts } from "./parts.ts";
import { publicUploads } from "./public-uploads.ts";

export const handler = areaFunction([files, parts, publicUploads], openFilesArea());
