import * as z from "zod";
import "../../../../shared/contract/messages.ts";
import { weaknessText } from "../../../../shared/login/password-rules.text.ts";
import { weaknessOf } from "../../../../shared/login/password-rules.ts";
import { passwordText as text } from "../../components.text.ts";

/** A new password, typed twice, by the rules that the server has, too. */
export const newPasswordFields = (username: string) => ({
  newPassword: z
    .string()
    .min(1)
    .superRefine((password, context) => {
      const weakness = password && weaknessOf(password, [username]);
      if (weakness) context.addIssue({ code: "custom", message: weaknessText[weakness] });
    }),
  repeated: z.string().min(1),
});

/** Both fields must hold the same. */
export const isRepeated = {
  check: ({ newPassword, repeated }: { newPassword: string; repeated: string }) => newPassword === repeated,
  problem: { path: ["repeated"], error: text.different },
};
