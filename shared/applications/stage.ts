import * as z from "zod";

/** Withdrawal is no stage, since it deletes the application. */
export const stages = ["new", "seen", "invited", "accepted", "refused"] as const;

export const Stage = z.enum(stages);
export type Stage = z.infer<typeof Stage>;

export const isClosing = (stage: Stage | null): boolean => stage === "accepted" || stage === "refused";
