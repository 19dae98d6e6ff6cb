import * as z from "zod";
import "../../../../shared/contract/messages.ts";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { passwordText as text } from "../../components.text.ts";
import { PasswordInput } from "./password-input.tsx";
import { StrengthMeter, strengthHere } from "./strength-meter.tsx";

/** Without an estimate here, the server decides alone. */
const adviceOn = async (password: string, words: readonly string[]) =>
  (await strengthHere(password, words).catch(() => undefined))?.advice;

/** The server applies the same rules, and knows common passwords. */
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

interface NewPasswordInputsProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  names: { readonly newPassword: Path<Form>; readonly repeated: Path<Form> };
  /** Words around the owner, which attackers try first. */
  words: readonly string[];
}

export const NewPasswordInputs = <Form extends FieldValues>({
  form,
  names,
  words,
}: NewPasswordInputsProps<Form>) => (
  <>
    <PasswordInput
      form={form}
      name={names.newPassword}
      label={text.newPassword}
      help={text.help}
      autoComplete="new-password"
      below={<StrengthMeter form={form} name={names.newPassword} words={words} />}
    />
    <PasswordInput form={form} name={names.repeated} label={text.repeated} autoComplete="new-password" />
  </>
);
