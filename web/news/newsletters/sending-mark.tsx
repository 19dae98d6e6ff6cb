import "./sending-mark.css";
import { useQueries, useQuery } from "@tanstack/react-query";
import { listConfig } from "../../../shared/contract/list.ts";
import { isUnderWay } from "../../../shared/news/under-way.ts";
import { newsletterQueries } from "./newsletters.queries.ts";
import { sendingQueries } from "./sending.queries.ts";
import { markText } from "./sending.text.ts";

const EVERY_MINUTE = 60_000;
const WHILE_RUNNING = 10_000;
/** More than these are not sent at the same time. */
const LATEST = listConfig({ limit: 3, sort: [{ field: "startedSendingAt", direction: "desc" }] });

/** At the navigation entry: whether a newsletter is being sent right now. */
export const SendingMark = () => {
  const { data: latest } = useQuery({
    ...newsletterQueries.list(LATEST),
    throwOnError: false,
    refetchInterval: EVERY_MINUTE,
  });
  const sent = latest?.data.filter(({ startedSendingAt }) => startedSendingAt !== null) ?? [];
  const isSending = useQueries({
    queries: sent.map(({ id }) => sendingQueries.status(id, WHILE_RUNNING)),
    combine: (answers) => answers.some(({ data }) => isUnderWay(data?.state)),
  });

  return isSending ? (
    <span className="sending-mark" role="img" aria-label={markText} title={markText} />
  ) : null;
};
