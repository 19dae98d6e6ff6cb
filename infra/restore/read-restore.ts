import { parseArgs } from "node:util";
import * as z from "zod";
import { messageOf } from "../local/error-message.ts";

const usage = `npm run restore -- --stage prod --to 2026-11-21T09:00:00Z [--yes]
       npm run restore -- --stage prod --resume [--yes]`;

const Typed = z.object({
  stage: z.string().min(1),
  to: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional(),
  resume: z.boolean().default(false),
  yes: z.boolean().default(false),
});

export interface RestoreArguments {
  readonly stage: string;
  /** Without it, stopped functions run again. */
  readonly to: Date | undefined;
  readonly isConfirmed: boolean;
}

export const readRestore = (args: readonly string[]): RestoreArguments => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        stage: { type: "string" },
        to: { type: "string" },
        resume: { type: "boolean" },
        yes: { type: "boolean" },
      },
    });
    const { stage, to, resume, yes } = Typed.parse(values);
    if ((to === undefined) !== resume) throw new Error("Either a time, in UTC, or --resume is needed.");
    return { stage, to, isConfirmed: yes };
  } catch (error) {
    const reason =
      error instanceof z.ZodError
        ? `Missing or wrong: ${error.issues.map(({ path }) => `--${path.join(".")}`).join(", ")}`
        : messageOf(error);
    throw new Error(`${reason}\nUsage: ${usage}`);
  }
};
