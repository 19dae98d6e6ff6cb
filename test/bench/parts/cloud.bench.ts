import type { Part } from "../kit/part.ts";
import { cloudLists } from "./cloud-lists.bench.ts";
import { cloudUpload } from "./cloud-upload.bench.ts";
import { cloudZips } from "./cloud-zips.bench.ts";

/** One after the other, each with a portal of its own. */
export const cloud: Part = async (options) => [
  ...(await cloudLists(options)),
  ...(await cloudZips(options)),
  ...(await cloudUpload(options)),
];
