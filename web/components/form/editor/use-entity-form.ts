import { type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import { entityProblems } from "../../../../shared/contract/general.problems.ts";
import { isProblem } from "../../../app/client/api-problem.ts";
import type { Versioned } from "../../../app/client/call.ts";
import type { SaveRequest } from "../../../app/client/mutation-of.ts";
import type { EditQuery } from "../../../app/client/query-of.ts";
import { applyProblem } from "../apply-problem.ts";
import { resetAfterSave } from "../reset-after-save.ts";
import { mergeOf, type Together } from "./merge.ts";
import { failureOf } from "./save-failure.ts";

export interface EntityFormOptions<Form extends FieldValues, Entity extends { readonly id: string }> {
  resolver: Resolver<Form>;
  /** The stored entity with its version; nothing for a new one. */
  stored: Versioned<Entity> | undefined;
  /** What a new one starts with. */
  start: DefaultValues<Form>;
  formOf: (entity: Entity) => Form;
  /** What the fields are called on the page, by their name in the form; versions are compared in this order. */
  labels: Readonly<Record<string, string>>;
  /** Fields of which only all are one person's or the other's. */
  together?: Together;
  /** What is stored. */
  edit: (id: string) => EditQuery<Entity>;
  saving: UseMutationOptions<Versioned<Entity>, Error, SaveRequest<Form>>;
  /** Called as soon as nothing is left that is not saved. */
  onSaved: (entity: Entity) => unknown;
}

/** Two people changed the same thing: what one was about to save, and what the other saved. */
export interface Conflict<Form, Entity> {
  readonly mine: Form;
  readonly theirs: Form;
  readonly current: Versioned<Entity>;
  /** The names of what both have touched. */
  readonly clashes: readonly string[];
}

/** The stored version that a form is saved onto, and for what it wins. */
interface Onto<Entity> {
  readonly current: Versioned<Entity>;
  readonly chosenTheirs?: ReadonlySet<string>;
}

/** The form of a stored thing: saves with its version, puts problems beside their fields, notices concurrent edits. */
export const useEntityForm = <Form extends FieldValues, Entity extends { readonly id: string }>(
  options: EntityFormOptions<Form, Entity>,
) => {
  const { resolver, start, formOf, labels, together, edit, saving, onSaved } = options;
  const client = useQueryClient();
  const [stored, setStored] = useState(options.stored);
  const [savedAt, setSavedAt] = useState<Date>();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState<Conflict<Form, Entity>>();
  const form = useForm<Form>({
    resolver,
    // A stored form is complete; only a new one leaves fields out.
    defaultValues: stored ? (formOf(stored.data) as DefaultValues<Form>) : start,
  });
  const mutation = useMutation(saving);
  // A second click may come before the first has been validated.
  const isSubmitting = useRef(false);
  const lastChange = useRef<Partial<Form>>({});
  const read = (id: string) => client.query({ ...edit(id), staleTime: 0 });

  const takeOver = (entity: Versioned<Entity>, sent: Form) => {
    setStored(entity);
    setSavedAt(new Date());
    setConflict(undefined);
    return resetAfterSave(form, sent, formOf(entity.data));
  };

  const mergeWith = (mine: Form, { current, chosenTheirs }: Onto<Entity>) => {
    const theirs = formOf(current.data);
    return mergeOf({ base: stored ? formOf(stored.data) : theirs, mine, theirs }, together, chosenTheirs);
  };

  const fail = (error: unknown) => {
    setConflict(undefined);
    applyProblem(form, error);
    return undefined;
  };

  /** Saves `mine`, onto what somebody else has saved meanwhile; asks first where both have touched the same. */
  const save = async (mine: Form, onto?: Onto<Entity>): Promise<Versioned<Entity> | undefined> => {
    const sent = structuredClone(form.getValues());
    const merge = onto && mergeWith(mine, onto);
    const id = stored?.data.id;
    const ifMatch = (onto?.current ?? stored)?.etag;
    try {
      const saved = await mutation.mutateAsync({ id, body: merge?.form ?? mine, ifMatch });
      const isWhole = takeOver(saved, sent);
      client.setQueryData(edit(saved.data.id).queryKey, saved);
      setTaken((merge?.taken ?? []).flatMap((name) => labels[name] ?? []));
      if (!isWhole) return undefined;
      await onSaved(saved.data);
      return saved;
    } catch (error) {
      if (id === undefined || !isProblem(error, entityProblems.changed)) return fail(error);
      const current = await read(id).catch(fail);
      if (!current) return undefined;
      // The same version again would be refused again.
      if (current.etag === ifMatch) return fail(error);
      const clashes = mergeWith(mine, { current }).clashes.filter((name) => name in labels);
      if (clashes.length === 0) return save(mine, { current });
      setConflict({ mine, theirs: formOf(current.data), current, clashes });
      return undefined;
    }
  };

  /** Saves what stands in the form, changed by `change`; gives what is stored then, if that is all there is to save. */
  const submit = async (change: Partial<Form> = {}): Promise<Versioned<Entity> | undefined> => {
    if (isSubmitting.current) return undefined;
    let saved: Versioned<Entity> | undefined;
    isSubmitting.current = true;
    lastChange.current = change;
    await form
      .handleSubmit(async (values) => {
        saved = await save({ ...values, ...change });
      })()
      .finally(() => {
        isSubmitting.current = false;
      });
    return saved;
  };

  return {
    form,
    stored,
    savedAt,
    isSaving: mutation.isPending,
    submit,
    failure: failureOf(form, mutation.error),
    /** Does once more what failed. */
    retry: () => submit(lastChange.current),
    labels,
    /** What was saved along although only somebody else had touched it. */
    taken,
    conflict,
    /** Saves with one version of each field that both have touched: mine, but for those named. */
    resolve: async (chosenTheirs: ReadonlySet<string>) => {
      if (conflict) await save(conflict.mine, { current: conflict.current, chosenTheirs });
    },
    dismissConflict: () => setConflict(undefined),
  };
};
