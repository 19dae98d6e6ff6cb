import * as z from "zod";

/** `gave-up`: extraction took too long or too much memory. `none`: the document has no words, such as a scan. */
export const Unsearchable = z.enum(["none", "encrypted", "too-large", "broken", "gave-up"]);
export type Unsearchable = z.infer<typeof Unsearchable>;

export const TextOutcome = z.enum(["words", ...Unsearchable.options]);
export type TextOutcome = z.infer<typeof TextOutcome>;
