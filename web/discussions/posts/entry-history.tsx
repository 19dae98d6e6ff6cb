import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import type { EntryVersion } from "../../../shared/discussions/entry-version.ts";
import { Button } from "../../components/button.tsx";
import { SafeHtml } from "../../components/form/rich-text/safe-html.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { PlainDialog } from "../../components/plain-dialog.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { commonText } from "../../components/words.text.ts";
import { postText, historyText as text } from "./posts.text.ts";

interface EntryHistoryProps {
  history: UseQueryOptions<{ data: EntryVersion[] }>;
  authorName: string | null;
  onClose: () => void;
}

export const EntryHistory = ({ history, authorName, onClose }: EntryHistoryProps) => {
  const { data, error } = useQuery(history);

  return (
    <PlainDialog
      title={postText.history}
      visible
      onClose={onClose}
      footer={<Button label={commonText.close} onClick={onClose} autoFocus />}
    >
      {error && <ProblemNote error={error} />}
      {!data && !error && <Skeleton height="8rem" />}
      {data?.data.length === 0 && <p className="muted">{text.none}</p>}
      <Stack gap={6}>
        {data?.data.map(({ modifiedAt, modifiedByName, title, content }) => (
          <section key={modifiedAt}>
            <h3>{text.version(formatDateTime(modifiedAt), modifiedByName ?? authorName)}</h3>
            {title && <p>{title}</p>}
            {content && <SafeHtml html={content} />}
          </section>
        ))}
      </Stack>
    </PlainDialog>
  );
};
