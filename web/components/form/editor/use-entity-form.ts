import { type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import { entityProblems } from "../../../../shared/contract/general.problems.ts";
import { isProblem } from "../../../app/client/api-problem.ts";
import type { Versioned } from "../../../app/client/call.ts";
import type { SaveRequest } from "../../../app/client/mutation-of.ts";
import type { EditQuery } from "../../../app/client/query-of.ts";
import { readNow } from "../../../app/client/query-of.ts";
import { formText } from "../../components.text.ts";
import { applyProblem } from "../apply-problem.ts";
import { failureOf } from "../form-problems.ts";
import { resetAfterSave } from "../reset-after-save.ts";
import { isSame, mergeOf, type Together } from "./merge.ts";

export interface EntityFormOptions<Form extends FieldValues, Entity extends { readonly id: string }> {
  resolver: Resolver<Form>;
  stored: Versioned<Entity> | undefined;
  start: DefaultValues<Form>;
  formOf: (entity: Entity) => Form;
  /** By field name; versions are compared in this order. */
  labels: Readonly<Record<string, string>>;
  together?: Together;
  edit: (id: string) => EditQuery<Entity>;
  saving: UseMutationOptions<Versioned<Entity>, Error, SaveRequest<Form>>;
  /** Called once nothing is left unsaved. */
  onSaved: (entity: Entity) => unknown;
}

export interface Conflict<Form, Entity> {
  readonly mine: Form;
  readonly theirs: Form;
  readonly current: Versioned<Entity>;
  readonly clashes: readonly string[];
}

/** Typed values, and the version they are based on. */
export interface Begun<Form> {
  readonly values: Form;
  readonly from: { readonly form: Form; readonly etag?: string | undefined };
}

interface Onto<Entity> {
  readonly current: Versioned<Entity>;
  readonly chosenTheirs?: ReadonlySet<string>;
}

interface Saving<Entity> {
  readonly onto?: Onto<Entity>;
  /** A step does more than saving, so changes of others are shown first. */
  readonly isStep?: boolean;
}

/** Saves with the version that was read, so that concurrent edits are noticed. */
export const useEntityForm = <Form extends FieldValues, Entity extends { readonly id: string }>(
  options: EntityFormOptions<Form, Entity>,
) => {
  const { resolver, start, formOf, labels, together, edit, saving, onSaved } = options;
  const client = useQueryClient();
  const [stored, setStored] = useState(options.stored);
  const baseOf = ({ data, etag }: Versioned<Entity>) => ({ id: data.id, form: formOf(data), etag });
  // A second save may begin before the stored version is rendered.
  const latest = useRef(stored && baseOf(stored));
  const [savedAt, setSavedAt] = useState<Date>();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState<Conflict<Form, Entity>>();
  const [isHeld, setIsHeld] = useState(false);
  const form = useForm<Form>({
    resolver,
    // A stored form is complete; only a new one lacks fields.
    defaultValues: stored ? (formOf(stored.data) as DefaultValues<Form>) : start,
  });
  const [opened] = useState(() => form.getValues());
  const mutation = useMutation(saving);
  // A second click may come before the first has been validated.
  const isSubmitting = useRef(false);
  const lastChange = useRef<Partial<Form>>({});
  const read = (id: string) => client.query({ ...edit(id), ...readNow });

  const takeOver = (entity: Versioned<Entity>, sent: Form) => {
    latest.current = baseOf(entity);
    setStored(entity);
    setSavedAt(new Date());
    setConflict(undefined);
    return resetAfterSave(form, sent, latest.current.form);
  };

  const mergeWith = (mine: Form, { current, chosenTheirs }: Onto<Entity>) => {
    const theirs = formOf(current.data);
    const base = latest.current?.form ?? theirs;
    return mergeOf({ base, mine, theirs }, together, chosenTheirs);
  };

  const namesOf = (fields: readonly string[]) => fields.flatMap((field) => labels[field] ?? []);

  const takeIn = (current: Versioned<Entity>) => {
    const theirs = formOf(current.data);
    const base = latest.current?.form ?? theirs;
    setTaken(namesOf(mergeWith(form.getValues(), { current }).taken));
    latest.current = baseOf(current);
    setStored(current);
    setIsHeld(true);
    resetAfterSave(form, base, theirs);
    return undefined;
  };

  const fail = (error: unknown) => {
    setConflict(undefined);
    applyProblem(form, error);
    return undefined;
  };

  /** Asks first if both have changed the same field; undefined if something is left unsaved. */
  const save = async (
    mine: Form,
    { onto, isStep = false }: Saving<Entity> = {},
  ): Promise<Versioned<Entity> | undefined> => {
    const sent = structuredClone(form.getValues());
    const merge = onto && mergeWith(mine, onto);
    const id = latest.current?.id;
    const ifMatch = (onto?.current ?? latest.current)?.etag;
    try {
      const saved = await mutation.mutateAsync({ id, body: merge?.form ?? mine, ifMatch });
      const isWhole = takeOver(saved, sent);
      client.setQueryData(edit(saved.data.id).queryKey, saved);
      setTaken(namesOf(merge?.taken ?? []));
      return isWhole ? saved : undefined;
    } catch (error) {
      if (id === undefined || !isProblem(error, entityProblems.changed)) return fail(error);
      const current = await read(id).catch(fail);
      if (!current) return undefined;
      // The same version would be refused again.
      if (current.etag === ifMatch) return fail(error);
      const clashes = mergeWith(mine, { current }).clashes.filter((name) => name in labels);
      if (clashes.length === 0) return isStep ? takeIn(current) : save(mine, { onto: { current } });
      setConflict({ mine, theirs: formOf(current.data), current, clashes });
      return undefined;
    }
  };

  /** Undefined if it was not saved, or more was typed meanwhile. */
  const submit = async (change: Partial<Form> = {}): Promise<Versioned<Entity> | undefined> => {
    if (isSubmitting.current) return undefined;
    let saved: Versioned<Entity> | undefined;
    isSubmitting.current = true;
    setIsHeld(false);
    lastChange.current = change;
    await form
      .handleSubmit(async (values) => {
        saved = await save({ ...values, ...change }, { isStep: Object.keys(change).length > 0 });
      })()
      .finally(() => {
        isSubmitting.current = false;
      });
    // After `isSubmitting` ends: the navigation in `onSaved` must not block another save.
    if (saved) await onSaved(saved.data);
    return saved;
  };

  /** Applies a draft onto the stored version; conflicts are asked about on saving. */
  const goOn = ({ values, from }: Begun<Form>) => {
    const before = form.getValues();
    const merge = mergeOf({ base: from.form, mine: values, theirs: before }, together);
    if (latest.current && merge.clashes.length > 0) latest.current = { ...latest.current, ...from };
    if (latest.current) setTaken(namesOf(merge.taken));
    for (const name of Object.keys(merge.form) as Path<Form>[]) {
      const value = merge.form[name];
      if (!isSame(value, before[name])) form.setValue(name, value, { shouldDirty: true });
    }
  };

  const unsaved = () => {
    const values = form.getValues();
    const { form: base, etag } = latest.current ?? { form: opened };
    const changed = Object.keys(values).filter((name) => !isSame(values[name], base[name]));
    if (changed.length === 0) return undefined;
    const changedIn = (fields: Form) => Object.fromEntries(changed.map((name) => [name, fields[name]]));
    return { values: changedIn(values), from: { form: changedIn(base), etag } };
  };

  return {
    form,
    stored,
    goOn,
    unsaved,
    savedAt,
    isSaving: mutation.isPending,
    submit,
    failure: isHeld ? { words: formText.changedMeanwhile, mayPass: false } : failureOf(form, mutation.error),
    retry: () => submit(lastChange.current),
    labels,
    taken,
    conflict,
    resolve: async (chosenTheirs: ReadonlySet<string>) => {
      if (!conflict) return;
      const saved = await save(conflict.mine, { onto: { current: conflict.current, chosenTheirs } });
      if (saved) await onSaved(saved.data);
    },
    dismissConflict: () => setConflict(undefined),
  };
};
