import "../subscriber.css";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ImportUndoingResult, LeftAlone } from "../../../../shared/news/import-undoing.ts";
import { ActionDialog } from "../../../components/action-dialog.tsx";
import { formatNumber } from "../../../components/date-text.tsx";
import { ScrollTable, Stack } from "../../../components/layout/layout.tsx";
import { ProblemNote } from "../../../components/problem-note.tsx";
import { ProgressBar } from "../../../components/progress-bar.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { useToasts } from "../../../components/toasts.tsx";
import { commonText } from "../../../components/words.text.ts";
import { undoing, undoingPreview } from "./undoing.queries.ts";
import { sinceImport, undoingText as text } from "./undoing.text.ts";

const SHOWN = 50;

const LeftAloneTable = ({ rows }: { rows: readonly LeftAlone[] }) => (
  <>
    <p>{text.leftAlone(formatNumber(rows.length))}</p>
    <ScrollTable className="left-alone" label={text.leftAloneTitle}>
      <thead>
        <tr>
          <th scope="col">{commonText.name}</th>
          <th scope="col">{text.email}</th>
          <th scope="col">{text.reason}</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, SHOWN).map(({ name, email, reason }) => (
          <tr key={email}>
            <td>{name}</td>
            <td>{email}</td>
            <td>{sinceImport[reason]}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
    {rows.length > SHOWN && <p className="muted">{text.more(formatNumber(rows.length - SHOWN))}</p>}
  </>
);

const kinds = ["removed", "reset", "restored"] as const;

const WhatHappens = ({ removed, reset, restored, leftAlone }: ImportUndoingResult) => {
  const counts = { removed, reset, restored };
  const shown = kinds.filter((kind) => counts[kind] > 0);

  return (
    <>
      {shown.length === 0 && <p>{text.nothing}</p>}
      {shown.length > 0 && (
        <ul>
          {shown.map((kind) => (
            <li key={kind}>{text.what[kind](formatNumber(counts[kind]))}</li>
          ))}
        </ul>
      )}
      {leftAlone.length > 0 && <LeftAloneTable rows={leftAlone} />}
    </>
  );
};

export const UndoDialog = ({ importId, onClose }: { importId: string; onClose: () => void }) => {
  const toasts = useToasts();
  const preview = useQuery(undoingPreview(importId));
  const [done, setDone] = useState({ count: 0, at: 0 });
  const undo = useMutation(undoing);
  const total = preview.data?.remaining ?? 0;
  const start = () =>
    undo.mutate(
      { id: importId, onStep: (count) => setDone({ count, at: Date.now() }) },
      {
        onSuccess: ({ removed, reset, restored }) => {
          toasts.success(text.done(formatNumber(removed + reset + restored)));
          onClose();
        },
      },
    );

  return (
    <ActionDialog
      title={text.dialog}
      verb={text.verb}
      danger
      startsAtDismiss
      isBusy={undo.isPending}
      isDisabled={!preview.data || preview.data.remaining === 0}
      onAct={start}
      onClose={onClose}
    >
      <Stack gap={4}>
        {preview.isPending && <Skeleton height="96px" />}
        {preview.error && <ProblemNote error={preview.error} />}
        {preview.data && !undo.isPending && <WhatHappens {...preview.data} />}
        {undo.isPending && (
          <ProgressBar label={text.running} done={done.count} total={total} isRunning readAt={done.at} />
        )}
        {undo.error && <ProblemNote error={undo.error} detail={text.failed} />}
      </Stack>
    </ActionDialog>
  );
};
