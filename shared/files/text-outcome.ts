import * as z from "zod";

/** Why nothing is found in a document. `gave-up`: it took too long or too much memory. `none`: it has no words, as a scan. */
export const Unsearchable = z.enum(["none", "encrypted", "too-large", "broken", "gave-up"]);
export type Unsearchable = z.infer<typeof Unsearchable>;

/** What became of taking the words out of a document. */
export const TextOutcome = z.enum(["words", ...Unsearchable.options]);
export type TextOutcome = z.infer<typeof TextOutcome>;
