import "./strength-meter.css";
import { useEffect, useState } from "react";
import { type FieldValues, type Path, type UseFormReturn, useWatch } from "react-hook-form";
import { type PasswordStrength, strengthOf } from "../../../../shared/login/password-strength.ts";
import { strengthText } from "../../components.text.ts";
import { useDebounced } from "../../use-debounced.ts";

/** Milliseconds to wait for the next key: else every letter would be read out. */
const PAUSE = 400;

/** The strength of what was typed last; nothing where it cannot be told here. */
const useStrength = (password: string, words: readonly string[]): PasswordStrength | undefined => {
  const typed = useDebounced({ password, words }, PAUSE);
  const [strength, setStrength] = useState<PasswordStrength>();

  useEffect(() => {
    let isCurrent = true;
    const show = (found?: PasswordStrength) => {
      if (isCurrent) setStrength(found);
    };
    if (typed.password) strengthOf(typed.password, typed.words).then(show, () => show());
    else show();
    return () => {
      isCurrent = false;
    };
  }, [typed]);

  return strength;
};

interface StrengthMeterProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  /** Around its owner, which others would try. */
  words: readonly string[];
}

/** How hard a new password is to guess, said while it is typed. */
export const StrengthMeter = <Form extends FieldValues>({ form, name, words }: StrengthMeterProps<Form>) => {
  const strength = useStrength(useWatch({ control: form.control, name }), words);
  // The help says how long it has to be, the problem at the field what else is wrong.
  const isSaid = strength?.level === "short" || form.getFieldState(name, form.formState).invalid;

  return (
    <div className="strength-meter" role="status" data-level={strength?.level}>
      {strength && (
        <>
          <span className="strength-bar" aria-hidden="true" />
          <span className="strength-level">{strengthText[strength.level]}</span>
          {!isSaid && <span className="muted">{strength.advice}</span>}
        </>
      )}
    </div>
  );
};
