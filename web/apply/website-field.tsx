import { applyText as text } from "./apply.text.ts";
import type { ApplyFormControl } from "./plain-field.tsx";

/** People meet it neither by sight nor by keyboard nor by ear, so only a robot fills it in. */
export const WebsiteField = ({ form }: { form: ApplyFormControl }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      {text.website}
      <input {...form.register("website")} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
