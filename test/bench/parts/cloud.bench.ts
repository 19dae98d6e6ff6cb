import type { Part } from "../kit/part.ts";
import { cloudUpload } from "./cloud-upload.bench.ts";

/** One after the other, each with a portal of its own. */
export const cloud: Part = async (options) => [...(await cloudUpload(options))];
