import type { QueryClient } from "@tanstack/react-query";
import { drafts } from "../../../../shared/discussions/drafts.contract.ts";
import { call } from "../../../app/client/call.ts";
import { draftQueries } from "./drafts.queries.ts";

/** `savedAt` is undefined where nothing is kept. */
export interface DraftState {
  readonly savedAt?: Date | undefined;
  readonly hasFailed?: boolean;
}

interface DraftPlace {
  readonly place: string;
  readonly stored: string;
  readonly client: QueryClient;
  readonly onChange: (state: DraftState) => void;
}

/** Writes one after the other, so that a draft that was sent does not come back; empty content removes it. */
export const draftWriter = ({ place, stored, client, onChange }: DraftPlace) => {
  const params = { place };
  let kept = stored;
  let queue = Promise.resolve();

  const write = async (content: string) => {
    if (content === kept) return;
    try {
      const draft = content ? await call(drafts.save, { params, body: { content } }) : null;
      if (!draft) await call(drafts.remove, { params });
      kept = content;
      client.setQueryData(draftQueries.at(place).queryKey, { data: { draft }, etag: undefined });
      onChange({ savedAt: draft ? new Date(draft.modifiedAt) : undefined });
    } catch {
      onChange({ hasFailed: true });
    }
  };

  return {
    isKept: (content: string) => content === kept,
    keep: (content: string): Promise<void> => {
      queue = queue.then(() => write(content));
      return queue;
    },
  };
};
