import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ZipJob } from "../../../shared/jobs/zip-job.ts";
import { useToasts } from "../toasts.tsx";
import { commonText } from "../words.text.ts";
import { openZip } from "./open-zip.ts";
import { isUnderWay, zipsQuery } from "./zip.queries.ts";
import { zipText as text } from "./zip.text.ts";

const KEY = "awaitedZips";

/** Ids of unfinished ZIPs, stored so that they outlast the page. */
const awaitedZips = {
  read: (): readonly string[] => (sessionStorage.getItem(KEY) ?? "").split(" ").filter(Boolean),
  write: (ids: readonly string[]): void => {
    if (ids.length > 0) sessionStorage.setItem(KEY, ids.join(" "));
    else sessionStorage.removeItem(KEY);
  },
};

const NONE: readonly ZipJob[] = [];

/** Without an awaited ZIP it sends no requests. */
export const ZipNotices = () => {
  const toasts = useToasts();
  const [awaited, setAwaited] = useState(awaitedZips.read);
  const { data: zips } = useQuery({
    ...zipsQuery,
    enabled: ({ state }) => state.data?.data.some(isUnderWay) ?? awaited.length > 0,
  });
  const [seen, setSeen] = useState<readonly ZipJob[]>();
  const [over, setOver] = useState(NONE);
  if (zips && seen !== zips) {
    setSeen(zips);
    setOver(zips.filter((zip) => awaited.includes(zip.id) && !isUnderWay(zip)));
    setAwaited(zips.filter(isUnderWay).map(({ id }) => id));
  }

  useEffect(() => awaitedZips.write(awaited), [awaited]);

  useEffect(() => {
    for (const zip of over) {
      if (zip.state === "failed") toasts.failure(text.failed(zip.fileName));
      else toasts.offer(text.ready(zip.fileName), { label: commonText.download, run: () => openZip(zip) });
    }
  }, [over, toasts]);

  return null;
};
