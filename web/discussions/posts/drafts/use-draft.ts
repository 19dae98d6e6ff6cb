import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type * as z from "zod";
import { askBeforeLeaving } from "../../../app/client/unsaved.ts";
import { unsavedText } from "../../../components/components.text.ts";
import { type DraftState, draftWriter } from "./draft-writer.ts";
import { draftQueries } from "./drafts.queries.ts";

/** In ms after the last key. */
const PAUSE = 1_000;

const read = <Schema extends z.ZodType>(content: string, schema: Schema): z.output<Schema> | undefined => {
  try {
    return schema.safeParse(JSON.parse(content)).data;
  } catch {
    return undefined;
  }
};

/** What was begun at a place, if it can still be read. */
export const useStoredDraft = <Schema extends z.ZodType>(place: string, schema: Schema) => {
  const { data } = useSuspenseQuery(draftQueries.at(place));
  const { draft } = data.data;
  return { content: draft?.content ?? "", values: draft ? read(draft.content, schema) : undefined };
};

interface DraftOptions {
  readonly place: string;
  /** Empty while nothing is written. */
  readonly content: string;
  readonly stored: string;
}

export const useDraft = ({ place, content, stored }: DraftOptions) => {
  const client = useQueryClient();
  const [state, setState] = useState<DraftState>({});
  const [writer] = useState(() => draftWriter({ place, stored, client, onChange: setState }));
  const latest = useRef(content);

  useEffect(() => {
    latest.current = content;
    const timer = setTimeout(() => void writer.keep(content), PAUSE);
    return () => clearTimeout(timer);
  }, [writer, content]);

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!writer.isKept(latest.current)) event.preventDefault();
    };
    window.addEventListener("beforeunload", onBeforeUnload);
    const forget = askBeforeLeaving(async (confirm) => {
      await writer.keep(latest.current);
      if (writer.isKept(latest.current)) return true;
      const { title, text, leave: verb, stay: dismiss } = unsavedText;
      return new Promise((resolve) => {
        confirm({ title, text, verb, dismiss, run: async () => resolve(true) });
      });
    });
    return () => {
      window.removeEventListener("beforeunload", onBeforeUnload);
      forget();
      void writer.keep(latest.current);
    };
  }, [writer]);

  return {
    ...state,
    forget: () => {
      latest.current = "";
      void writer.keep("");
    },
  };
};
