import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { askBeforeLeaving } from "../../../../app/client/unsaved.ts";
import { unsavedText } from "../../../components.text.ts";
import { type DraftState, draftAt, draftWriter } from "./draft-writer.ts";

/** In ms after the last key. */
const PAUSE = 1_000;

export const readDraft = <Schema extends z.ZodType>(
  content: string,
  schema: Schema,
): z.output<Schema> | undefined => {
  try {
    return schema.safeParse(JSON.parse(content)).data;
  } catch {
    return undefined;
  }
};

export const useStoredDraft = <Schema extends z.ZodType>(place: string, schema: Schema) => {
  const { data } = useSuspenseQuery(draftAt(place));
  const { draft } = data.data;
  return { content: draft?.content ?? "", values: draft ? readDraft(draft.content, schema) : undefined };
};

interface DraftOptions {
  readonly place: string | undefined;
  readonly stored: string;
  readonly contentOf: () => string;
  readonly isHeld?: boolean;
}

/** Keeps a form's content for its writer until it is forgotten or empty. */
export const useDraft = <Form extends FieldValues>(
  form: Pick<UseFormReturn<Form>, "subscribe">,
  { place, stored, contentOf, isHeld = false }: DraftOptions,
) => {
  const client = useQueryClient();
  const [state, setState] = useState<DraftState>({});
  const [writer] = useState(() =>
    draftWriter({ stored: { place: place ?? "", content: stored }, client, onChange: setState }),
  );
  const isForgotten = useRef(false);

  const now = () => ({ place: place ?? "", content: isForgotten.current ? "" : contentOf() });
  const isKept = () => {
    const draft = now();
    return isHeld || place === undefined || !draft.content || writer.isKept(draft);
  };
  const keep = async () => {
    if (!isHeld && place !== undefined) await writer.keep(now());
    return isKept();
  };
  const latest = useEffectEvent(() => ({ keep, isKept }));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        isForgotten.current = false;
        clearTimeout(timer);
        timer = setTimeout(() => void latest().keep(), PAUSE);
      },
    });
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!latest().isKept()) event.preventDefault();
      void latest().keep();
    };
    window.addEventListener("beforeunload", onBeforeUnload);
    const endAsking = askBeforeLeaving(async (confirm) => {
      if (await latest().keep()) return true;
      const { title, text, leave: verb, stay: dismiss } = unsavedText;
      return new Promise((resolve) => {
        confirm({ title, text, verb, dismiss, run: async () => resolve(true) });
      });
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener("beforeunload", onBeforeUnload);
      endAsking();
      void latest().keep();
    };
  }, [form]);

  return {
    ...state,
    keep,
    forget: (): void => {
      isForgotten.current = true;
      if (place !== undefined) void writer.keep({ place, content: "" });
    },
  };
};
