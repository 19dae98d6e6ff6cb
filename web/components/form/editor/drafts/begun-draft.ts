import type { FieldValues } from "react-hook-form";
import * as z from "zod";
import type { Draft } from "../../../../../shared/drafts/drafts.contract.ts";
import { isSame, mergeOf } from "../merge.ts";
import type { Begun } from "../use-entity-form.ts";
import { readDraft } from "./use-draft.ts";

const Fields = z.record(z.string(), z.unknown());
/** Drafts of earlier releases have only the fields. */
const Content = z
  .object({ values: Fields, from: z.object({ form: Fields, etag: z.string().optional() }) })
  .or(Fields.transform((values) => ({ values, from: { form: {} } })));

const isFitting = (one: unknown, other: unknown) =>
  (one ?? null) === null ||
  (other ?? null) === null ||
  (typeof one === typeof other && Array.isArray(one) === Array.isArray(other));

/** A draft of an older release may have other fields. */
const fitted = <Form extends FieldValues>(form: Form, fields: z.output<typeof Fields>): Form => {
  const fit = structuredClone(form);
  for (const name of Object.keys(form)) {
    if (name in fields && isFitting(form[name], fields[name])) Reflect.set(fit, name, fields[name]);
  }
  return fit;
};

interface BegunBefore<Form> extends Begun<Form> {
  readonly at: string;
}

/** A draft equal to the stored `form` was saved or discarded elsewhere, so it is ignored. */
export const begunIn = <Form extends FieldValues>(
  draft: Draft | null | undefined,
  form: Form,
): BegunBefore<Form> | undefined => {
  const read = draft && readDraft(draft.content, Content);
  if (!read) return undefined;
  const values = fitted(form, read.values);
  const from = { ...read.from, form: fitted(form, read.from.form) };
  const merged = mergeOf({ base: from.form, mine: values, theirs: form }).form;
  return isSame(merged, form) ? undefined : { at: draft.modifiedAt, values, from };
};
