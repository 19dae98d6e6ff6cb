import * as z from "zod";
import "../../../../shared/contract/messages.ts";
import { strengthOf } from "../../../../shared/login/password-strength.ts";
import { passwordText as text } from "../../components.text.ts";

/** What is to be done about a password; where that cannot be told here, the server does. */
const adviceOn = async (password: string, words: readonly string[]) =>
  (await strengthOf(password, words).catch(() => undefined))?.advice;

/** A new password, typed twice, by the rules that the server has, too. */
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

/** Both fields must hold the same. */
export const isRepeated = {
  check: ({ newPassword, repeated }: { newPassword: string; repeated: string }) => newPassword === repeated,
  problem: { path: ["repeated"], error: text.different },
};
