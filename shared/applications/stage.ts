import * as z from "zod";

/** How far an application has come; withdrawing is no stage, since nothing is left then. */
export const stages = ["new", "seen", "invited", "accepted", "refused"] as const;

export const Stage = z.enum(stages);
export type Stage = z.infer<typeof Stage>;

/** Nothing more is to be done. */
export const isClosing = (stage: Stage | null): boolean => stage === "accepted" || stage === "refused";
