import * as z from "zod";
import "../../../../shared/contract/messages.ts";
import { strengthOf } from "../../../../shared/login/password-strength.ts";
import { passwordText as text } from "../../components.text.ts";

/** The server decides if it cannot be estimated here. */
const adviceOn = async (password: string, words: readonly string[]) =>
  (await strengthOf(password, words).catch(() => undefined))?.advice;

/** The server applies the same rules. */
export const newPasswordFields = (words: readonly string[]) => ({
  newPassword: z
    .string()
    .min(1)
    .superRefine(async (password, context) => {
      const advice = password && (await adviceOn(password, words));
      if (advice) context.addIssue({ code: "custom", message: advice });
    }),
  repeated: z.string().min(1),
});

export const isRepeated = {
  check: ({ newPassword, repeated }: { newPassword: string; repeated: string }) => newPassword === repeated,
  problem: { path: ["repeated"], error: text.different },
};
