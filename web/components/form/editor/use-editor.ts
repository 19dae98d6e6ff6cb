import { useRef } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { type NavigateOptions, useNavigate } from "react-router-dom";
import type { Versioned } from "../../../app/client/call.ts";
import { onSamePage } from "../../../app/shell/same-page.ts";
import { useUnsavedGuard } from "./unsaved-guard.tsx";
import { type EntityFormOptions, useEntityForm } from "./use-entity-form.ts";

/** What an editor's page is opened with: a stored thing, or what a new one starts with. */
export interface EditorStart<Form, Entity> {
  title: string;
  stored?: Versioned<Entity>;
  start: Form;
  /** True for a copy: leaving would lose it. */
  isStartUnsaved?: boolean;
}

interface EditorOptions<Form extends FieldValues, Entity extends { readonly id: string }>
  extends Omit<EntityFormOptions<Form, Entity>, "stored" | "start" | "onSaved">,
    Omit<EditorStart<Form, Entity>, "title"> {
  /** True while leaving would abort something. */
  isBusy?: boolean;
  /** True where a draft keeps what is unsaved, so that leaving loses nothing. */
  isKept?: boolean;
  pathOf: (id: string) => string;
  /** By default a new one stays in its editor. */
  placing?: NavigateOptions;
}

/** A new entity continues at its own address once it is stored. */
export const useEditor = <Form extends FieldValues, Entity extends { readonly id: string }>(
  options: EditorOptions<Form, Entity>,
) => {
  const { stored, start, isStartUnsaved = false, isBusy = false, isKept = false, ...others } = options;
  const { pathOf, placing = onSamePage, ...rest } = others;
  const navigate = useNavigate();
  const isPlaced = useRef(false);
  const editor = useEntityForm<Form, Entity>({
    ...rest,
    stored,
    // A complete form is one that may lack fields.
    start: start as DefaultValues<Form>,
    onSaved: async ({ id }) => {
      if (stored || isPlaced.current) return;
      isPlaced.current = true;
      guard.release();
      await navigate(pathOf(id), placing);
    },
  });
  const isDirty = editor.form.formState.isDirty || (isStartUnsaved && !editor.stored);
  const guard = useUnsavedGuard((isDirty && !isKept) || isBusy);

  return { ...editor, isDirty, guard };
};

export type Editor<Form extends FieldValues, Entity extends { readonly id: string }> = ReturnType<
  typeof useEditor<Form, Entity>
>;
