import type { QueryClient } from "@tanstack/react-query";
import { drafts } from "../../../../../shared/drafts/drafts.contract.ts";
import { call } from "../../../../app/client/call.ts";
import { editOf } from "../../../../app/client/query-of.ts";

export const draftAt = (place: string) => editOf(drafts.read, { params: { place } });

export interface DraftState {
  readonly savedAt?: Date | undefined;
  readonly hasFailed?: boolean;
}

export interface Placed {
  readonly place: string;
  readonly content: string;
}

interface WriterOptions {
  readonly stored: Placed;
  readonly client: QueryClient;
  readonly onChange: (state: DraftState) => void;
}

/** Writes in sequence, so that a sent draft does not come back; empty content removes it. */
export const draftWriter = ({ stored, client, onChange }: WriterOptions) => {
  let kept = stored;
  let queue = Promise.resolve();

  const put = async ({ place, content }: Placed) => {
    const params = { place };
    const { queryKey } = draftAt(place);
    const begun = { place, content, modifiedAt: new Date().toISOString() };
    // A prompt return to the page finds the draft in the cache.
    client.setQueryData(queryKey, { data: { draft: content ? begun : null }, etag: undefined });
    const draft = content ? await call(drafts.save, { params, body: { content } }) : null;
    if (!draft) await call(drafts.remove, { params });
    kept = { place, content };
    onChange({ savedAt: draft ? new Date(draft.modifiedAt) : undefined });
  };

  const write = async (draft: Placed) => {
    try {
      // A new entity's draft moves to a key of its own once the entity is saved.
      if (kept.content && kept.place !== draft.place) await put({ ...kept, content: "" });
      if (draft.content !== kept.content) await put(draft);
    } catch {
      onChange({ hasFailed: true });
    }
  };

  return {
    isKept: ({ content }: Placed) => content === kept.content,
    keep: (draft: Placed): Promise<void> => {
      queue = queue.then(() => write(draft));
      return queue;
    },
  };
};
