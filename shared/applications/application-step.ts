import * as z from "zod";
import { Stage } from "./stage.ts";

/** The employee, or the user who is none (`actorOf`). */
const by = z.string();

const StageStep = z.object({
  kind: z.literal("stage"),
  at: z.iso.datetime(),
  by,
  from: Stage.nullable(),
  to: Stage,
});

/** What has happened to an application, as it is stored with it. */
export type ApplicationStep = z.infer<typeof StageStep>;

/** `byName` is null for who is no employee. */
export const ShownStep = StageStep.extend({ byName: z.string().nullable() }).meta({ id: "ApplicationStep" });
export type ShownStep = z.infer<typeof ShownStep>;
