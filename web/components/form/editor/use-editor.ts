import { useSuspenseQueries } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { type NavigateOptions, useNavigate } from "react-router-dom";
import type { Versioned } from "../../../app/client/call.ts";
import { onSamePage } from "../../../app/shell/same-page.ts";
import { begunIn } from "./drafts/begun-draft.ts";
import { draftAt } from "./drafts/draft-writer.ts";
import { useDraft } from "./drafts/use-draft.ts";
import { useUnsavedGuard } from "./unsaved-guard.tsx";
import { type EntityFormOptions, useEntityForm } from "./use-entity-form.ts";

export interface EditorStart<Form, Entity> {
  title: string;
  stored?: Versioned<Entity>;
  start: Form;
  /** True for a copy: leaving would lose it. */
  isStartUnsaved?: boolean;
  begunAs?: string;
}

interface EditorOptions<Form extends FieldValues, Entity extends { readonly id: string }>
  extends Omit<EntityFormOptions<Form, Entity>, "stored" | "start" | "onSaved">,
    Omit<EditorStart<Form, Entity>, "title"> {
  isBusy?: boolean;
  /** Prefix of the drafts' keys. */
  draft?: string;
  pathOf: (id: string) => string;
  placing?: NavigateOptions;
}

export const useEditor = <Form extends FieldValues, Entity extends { readonly id: string }>(
  options: EditorOptions<Form, Entity>,
) => {
  const { stored, start, isStartUnsaved = false, isBusy = false, draft: noun, ...others } = options;
  const { pathOf, placing = onSamePage, begunAs = "new", ...rest } = others;
  const placeOf = (id: string | undefined) => noun && `${noun}-${id ?? begunAs}`;
  const [place] = useState(placeOf(stored?.data.id));
  const [found] = useSuspenseQueries({
    queries: (place === undefined ? [] : [place]).map((one) => draftAt(one)),
  });
  const navigate = useNavigate();
  const isPlaced = useRef(false);
  const editor = useEntityForm<Form, Entity>({
    ...rest,
    stored,
    // `start` is complete, which `DefaultValues` does not express.
    start: start as DefaultValues<Form>,
    onSaved: async ({ id }) => {
      void draft.keep();
      if (stored || isPlaced.current) return;
      isPlaced.current = true;
      guard.release();
      await navigate(pathOf(id), placing);
    },
  });
  const isDirty = editor.form.formState.isDirty || (isStartUnsaved && !editor.stored);
  const [begun, setBegun] = useState(() => begunIn(found?.data.data.draft, editor.form.getValues()));
  const draft = useDraft(editor.form, {
    place: placeOf(editor.stored?.data.id),
    stored: found?.data.data.draft?.content ?? "",
    contentOf: () => {
      const unsaved = editor.unsaved();
      return unsaved ? JSON.stringify(unsaved) : "";
    },
    isHeld: begun !== undefined,
  });
  const guard = useUnsavedGuard(isDirty || isBusy, noun && !isBusy ? draft : undefined);

  return {
    ...editor,
    isDirty,
    guard,
    draft,
    begun,
    goOn: () => {
      if (begun) editor.goOn(begun);
      setBegun(undefined);
    },
    drop: () => {
      setBegun(undefined);
      draft.forget();
    },
  };
};

export type Editor<Form extends FieldValues, Entity extends { readonly id: string }> = ReturnType<
  typeof useEditor<Form, Entity>
>;
