import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { readNow } from "../../app/client/query-of.ts";
import { newsletterQueries } from "./newsletters.queries.ts";
import { sendingQueries } from "./sending.queries.ts";
import type { ShownState } from "./shown-newsletter.ts";

export interface Shown extends ShownState {
  readonly readAt: Date;
  readonly before: ShownState | undefined;
  readonly renew: () => Promise<void>;
}

/** A decision must not be based on cached data. */
const fresh = { refetchOnMount: "always", throwOnError: true } as const;

/** Freezes what is shown until a decision is refused; only its approval is refreshed. */
export const useShownNewsletter = (id: string): { shown: Shown | undefined; isSent: boolean } => {
  const client = useQueryClient();
  const read = useQuery({ ...newsletterQueries.read(id), ...fresh });
  const counted = useQuery({ ...sendingQueries.status(id), ...fresh });
  const [kept, setKept] = useState<Omit<Shown, "renew">>();
  const { data: { data: newsletter, etag } = {} } = read;
  const isRead = read.isFetchedAfterMount && counted.isFetchedAfterMount;
  if (!kept && isRead && newsletter && counted.data) {
    const readAt = new Date(read.dataUpdatedAt);
    setKept({ newsletter, etag, status: counted.data, readAt, before: undefined });
  }

  const renew = async () => {
    const [present, status] = await Promise.all([
      client.query({ ...newsletterQueries.read(id), ...readNow }),
      client.query({ ...sendingQueries.status(id), ...readNow }),
    ]);
    const { data, etag: version } = present;
    setKept((before) => ({ newsletter: data, etag: version, status, readAt: new Date(), before }));
  };

  const isAlike = kept?.status.fingerprint === counted.data?.fingerprint;
  const shown = kept && { ...kept, renew };
  return {
    shown:
      shown && newsletter && isAlike
        ? { ...shown, etag, newsletter: { ...shown.newsletter, release: newsletter.release } }
        : shown,
    isSent: newsletter !== undefined && newsletter.startedSendingAt !== null,
  };
};
