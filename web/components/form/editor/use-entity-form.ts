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
import { failureOf } from "./save-failure.ts";

export interface EntityFormOptions<Form extends FieldValues, Entity extends { readonly id: string }> {
  resolver: Resolver<Form>;
  /** The stored entity with its version; nothing for a new one. */
  stored: Versioned<Entity> | undefined;
  /** What a new one starts with. */
  start: DefaultValues<Form>;
  formOf: (entity: Entity) => Form;
  /** What is stored. */
  edit: (id: string) => EditQuery<Entity>;
  saving: UseMutationOptions<Versioned<Entity>, Error, SaveRequest<Form>>;
  /** Called as soon as nothing is left that is not saved. */
  onSaved: (entity: Entity) => unknown;
}

/** Two people changed the same thing: what one was about to save, and what the other saved. */
export interface Conflict<Form> {
  readonly id: string;
  readonly mine: Form;
  readonly theirs: Form;
}

/** The form of a stored thing: saves with its version, puts problems beside their fields, notices concurrent edits. */
export const useEntityForm = <Form extends FieldValues, Entity extends { readonly id: string }>(
  options: EntityFormOptions<Form, Entity>,
) => {
  const { resolver, start, formOf, edit, saving, onSaved } = options;
  const client = useQueryClient();
  const [stored, setStored] = useState(options.stored);
  const [savedAt, setSavedAt] = useState<Date>();
  const [conflict, setConflict] = useState<Conflict<Form>>();
  const form = useForm<Form>({
    resolver,
    // A stored form is complete; only a new one leaves fields out.
    defaultValues: stored ? (formOf(stored.data) as DefaultValues<Form>) : start,
  });
  const mutation = useMutation(saving);
  const lastChange = useRef<Partial<Form>>({});
  const read = (id: string) => client.query({ ...edit(id), staleTime: 0 });

  const takeOver = (entity: Versioned<Entity>, sent: Form) => {
    setStored(entity);
    setConflict(undefined);
    return resetAfterSave(form, sent, formOf(entity.data));
  };

  const save = async (body: Form, ifMatch: string | undefined): Promise<Versioned<Entity> | undefined> => {
    const sent = structuredClone(form.getValues());
    try {
      const saved = await mutation.mutateAsync({ id: stored?.data.id, body, ifMatch });
      const isWhole = takeOver(saved, sent);
      client.setQueryData(edit(saved.data.id).queryKey, saved);
      setSavedAt(new Date());
      if (!isWhole) return undefined;
      await onSaved(saved.data);
      return saved;
    } catch (error) {
      if (isProblem(error, entityProblems.changed) && error.current) {
        // The server sends the entity of the very kind that was being saved.
        const current = error.current as Entity;
        setConflict({ id: current.id, mine: body, theirs: formOf(current) });
      } else {
        setConflict(undefined);
        applyProblem(form, error);
      }
      return undefined;
    }
  };

  /** Saves what stands in the form, changed by `change`; gives what is stored then, if that is all there is to save. */
  const submit = async (change: Partial<Form> = {}): Promise<Versioned<Entity> | undefined> => {
    let saved: Versioned<Entity> | undefined;
    lastChange.current = change;
    await form.handleSubmit(async (values) => {
      saved = await save({ ...values, ...change }, stored?.etag);
    })();
    return saved;
  };

  const resolve = async (how: (open: Conflict<Form>) => Promise<unknown>) => {
    if (!conflict) return;
    try {
      await how(conflict);
    } catch (error) {
      setConflict(undefined);
      applyProblem(form, error);
    }
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
    conflict,
    /** Overwrites what the other saved. */
    keepMine: () => resolve(async ({ id, mine }) => save(mine, (await read(id)).etag)),
    /** Goes on from what the other saved. */
    takeTheirs: () => resolve(async ({ id }) => takeOver(await read(id), form.getValues())),
    dismissConflict: () => setConflict(undefined),
  };
};
