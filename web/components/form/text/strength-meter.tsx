import "./strength-meter.css";
import { useEffect, useState } from "react";
import { type FieldValues, type Path, type UseFormReturn, useWatch } from "react-hook-form";
import { type PasswordStrength, strengthOf } from "../../../../shared/login/password-strength.ts";
import { strengthText as text } from "../../components.text.ts";
import { useDebounced } from "../../use-debounced.ts";

/** Without the dictionaries, which exceed half a megabyte: the server has them, and decides. */
const loadEstimator = async () =>
  (await import("../../../../shared/login/password-estimator.ts")).estimatorOf();

export const strengthHere = (password: string, words: readonly string[]): Promise<PasswordStrength> =>
  strengthOf(password, words, loadEstimator);

/** In ms; otherwise a screen reader announces every letter. */
const PAUSE = 400;

const useStrength = (password: string, words: readonly string[]): PasswordStrength | undefined => {
  const typed = useDebounced({ password, words }, PAUSE);
  const [strength, setStrength] = useState<PasswordStrength>();

  useEffect(() => {
    let isCurrent = true;
    const show = (found?: PasswordStrength) => {
      if (isCurrent) setStrength(found);
    };
    if (typed.password) strengthHere(typed.password, typed.words).then(show, () => show());
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
  words: readonly string[];
}

export const StrengthMeter = <Form extends FieldValues>({ form, name, words }: StrengthMeterProps<Form>) => {
  const estimated = useStrength(useWatch({ control: form.control, name }), words);
  const { invalid } = form.getFieldState(name, form.formState);
  // A password that is good here but invalid was refused by the server.
  const strength = invalid && !estimated?.advice ? undefined : estimated;
  // The help and the field's problem say the rest.
  const isSaid = strength?.level === "short" || invalid;

  return (
    <div className="strength-meter" role="status" data-level={strength?.level}>
      {strength && (
        <>
          <span className="strength-bar" aria-hidden="true" />
          <span className="strength-level">{text.levels[strength.level]}</span>
          {!isSaid && <span className="muted">{strength.advice ?? text.undecided}</span>}
        </>
      )}
    </div>
  );
};
