import * as z from "zod";

export const reactionKinds = ["agree", "thanks", "helpful", "great", "funny"] as const;
export const ReactionKind = z.enum(reactionKinds);
export type ReactionKind = z.infer<typeof ReactionKind>;

export const Reactions = z
  .object({
    counts: z.array(z.object({ kind: ReactionKind, count: z.int() })),
    own: ReactionKind.nullable(),
  })
  .meta({ id: "Reactions" });
export type Reactions = z.infer<typeof Reactions>;

/** Newest first; a person without a page has no name. */
export const Reacted = z
  .object({ people: z.array(z.object({ kind: ReactionKind, name: z.string().nullable() })) })
  .meta({ id: "Reacted" });
export type Reacted = z.infer<typeof Reacted>;
