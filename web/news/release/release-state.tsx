import { formatDateTime } from "../../../../shared/dates/dates.ts";
import type { Release, ReleaseState } from "../../../../shared/news/release.ts";
import { Stack } from "../../../components/layout/stack.tsx";
import { StatusTag, type Tone } from "../../../components/status-tag.tsx";
import { releaseStateText, releaseText as text } from "./release.text.ts";

const tones: Readonly<Record<ReleaseState, Tone>> = {
  asked: "info",
  given: "success",
  refused: "danger",
  lapsed: "warning",
};

const sentence = ({ state, askedAt, askedByName, decidedAt, decidedByName }: Release): string => {
  if (state === "asked") return text.askedBy(askedByName, formatDateTime(askedAt));
  if (decidedAt === null || decidedByName === null) return text.lapsed;
  const when = formatDateTime(decidedAt);
  switch (state) {
    case "given":
      return text.givenBy(decidedByName, when);
    case "refused":
      return text.refusedBy(decidedByName, when);
    case "lapsed":
      return text.lapsedBy(decidedByName, when);
  }
};

/** Who, when and with which note. */
export const ReleaseStateNow = ({ release }: { release: Release }) => (
  <Stack gap={2} align="start">
    <StatusTag tone={tones[release.state]}>{releaseStateText[release.state]}</StatusTag>
    <p>{sentence(release)}</p>
    {release.note && <blockquote>{release.note}</blockquote>}
  </Stack>
);
