import { parseArgs } from "node:util";
import * as z from "zod";
import { MailAddress, requiredText } from "../../shared/contract/wire.ts";

const usage = "npm run create-admin -- --stage prod --username anna.gruber --email anna.gruber@kanzlei.at";

const Arguments = z.object({
  /** `local` is the portal that runs on this machine. */
  stage: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, { error: "is not the name of a stage" }),
  username: requiredText(200),
  email: MailAddress,
});
export type CreateAdminArguments = z.output<typeof Arguments>;

const option = { type: "string" } as const;

export const readArguments = (typed: readonly string[]): CreateAdminArguments => {
  const options = { stage: option, username: option, email: option };
  try {
    const { values } = parseArgs({ args: [...typed], options });
    const parsed = Arguments.safeParse(values);
    if (parsed.success) return parsed.data;
    const wrong = parsed.error.issues.map(({ path }) => `--${path.join(".")}`);
    throw new Error(`Missing or wrong: ${[...new Set(wrong)].join(", ")}`);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
  }
};
