import * as z from "zod";

export const reactionKinds = ["agree", "thanks", "helpful", "great", "funny"] as const;
export const ReactionKind = z.enum(reactionKinds);
export type ReactionKind = z.infer<typeof ReactionKind>;

/** `own` is the reader's. */
export const Reactions = z
  .object({
    counts: z.array(z.object({ kind: ReactionKind, count: z.int() })),
    own: ReactionKind.nullable(),
  })
  .meta({ id: "Reactions" });
export type Reactions = z.infer<typeof Reactions>;
