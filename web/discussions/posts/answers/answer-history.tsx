import { useQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Skeleton } from "primereact/skeleton";
import { formatDateTime } from "../../../../shared/dates/dates.ts";
import { SafeHtml } from "../../../components/form/rich-text/safe-html.tsx";
import { Stack } from "../../../components/layout/stack.tsx";
import { PlainDialog } from "../../../components/plain-dialog.tsx";
import { ProblemNote } from "../../../components/problem-note.tsx";
import { postQueries } from "../posts.queries.ts";
import { historyText as text } from "../posts.text.ts";

export const AnswerHistory = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data: history, error } = useQuery(postQueries.history(id));

  return (
    <PlainDialog
      title={text.title}
      visible
      onClose={onClose}
      footer={<Button label={text.close} onClick={onClose} autoFocus />}
    >
      {error && <ProblemNote error={error} />}
      {!history && !error && <Skeleton height="8rem" />}
      <Stack gap={6}>
        {history?.data.map(({ modifiedAt, content }) => (
          <section key={modifiedAt}>
            <h3>{text.version(formatDateTime(modifiedAt))}</h3>
            {content && <SafeHtml html={content} />}
          </section>
        ))}
      </Stack>
    </PlainDialog>
  );
};
