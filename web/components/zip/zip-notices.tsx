import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ZipJob } from "../../../shared/jobs/zip-job.ts";
import { useToasts } from "../toasts.tsx";
import { openZip } from "./open-zip.ts";
import { isUnderWay, zipsQuery } from "./zip.queries.ts";
import { zipText as text } from "./zip.text.ts";

const NONE: readonly ZipJob[] = [];

/** On every page: tells when a ZIP that was asked for is ready. Asks nothing while none runs. */
export const ZipNotices = () => {
  const toasts = useToasts();
  const { data: zips = NONE } = useQuery({
    ...zipsQuery,
    enabled: ({ state }) => state.data?.data.some(isUnderWay) ?? false,
  });
  const [seen, setSeen] = useState(zips);
  const [over, setOver] = useState(NONE);
  if (seen !== zips) {
    const awaited = new Set(seen.filter(isUnderWay).map(({ id }) => id));
    setSeen(zips);
    setOver(zips.filter((zip) => awaited.has(zip.id) && !isUnderWay(zip)));
  }

  useEffect(() => {
    for (const zip of over) {
      if (zip.state === "failed") toasts.failure(text.failed(zip.fileName));
      else toasts.offer(text.ready(zip.fileName), { label: text.open, run: () => openZip(zip) });
    }
  }, [over, toasts]);

  return null;
};
