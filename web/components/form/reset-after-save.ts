import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Makes a form start from what is stored now, and tells whether that is all that stands in it: what was changed since
 * `sent` stays. No field is made anew, because it would take no key until it is shown again.
 */
export const resetAfterSave = <Form extends FieldValues>(
  form: Pick<UseFormReturn<Form>, "getValues" | "setValue" | "reset">,
  sent: Form,
  stored: Form,
): boolean => {
  const now = form.getValues();
  // A stored form is complete.
  const names = Object.keys(stored) as Path<Form>[];
  const changed = names.filter((name) => !isSame(now[name], sent[name]));

  for (const name of names) if (!changed.includes(name)) form.setValue(name, stored[name]);
  form.reset(stored, { keepValues: true });
  for (const name of changed) form.setValue(name, now[name], { shouldDirty: true });
  return changed.length === 0;
};
