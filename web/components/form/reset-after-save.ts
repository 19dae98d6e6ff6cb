import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Resets a form to what is stored, but keeps changes made since `sent`; returns whether there are none.
 * No field is recreated, since it would ignore keys until it is rendered again.
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
