import { useState } from "react";
import { formatDate } from "../../../../shared/dates/dates.ts";
import type { ChangedField } from "../../../../shared/import-change.ts";
import type { ImportNote, SubscriberImportResult } from "../../../../shared/news/subscriber-import.ts";
import { yesNo } from "../../../components/components.text.ts";
import { useConfirm } from "../../../components/confirm-action.tsx";
import { formatNumber } from "../../../components/date-text.tsx";
import { Check } from "../../../components/form/choice/check.tsx";
import type { ImportRows } from "../../../components/import/import-kind.ts";
import { lineOf, whoOf } from "../../../components/import/import-list.ts";
import { LineTable } from "../../../components/import/line-table.tsx";
import { ImportPreview, type PreviewProps } from "../../../components/import/preview-step.tsx";
import { useOfficeName } from "../../offices.ts";
import { consentText, originText } from "../consent/consent.text.ts";
import { subscribersText } from "../subscribers.text.ts";
import { importText as text } from "./import.text.ts";
import { type SubscriberJob, type SubscriberList, subscriberImport } from "./subscriber-import.ts";

const { whoLabels } = subscriberImport;

export const NotedRows = ({ notes, list }: { notes: readonly ImportNote[]; list: ImportRows }) => {
  const officeName = useOfficeName();
  const lines = notes.map(({ row, state, organisationIds, at, ...person }) => ({
    line: lineOf(list, row),
    who: whoOf(person),
    reason: text.noted[state](organisationIds.map(officeName).join(", "), at === null ? "" : formatDate(at)),
  }));
  return <LineTable lines={lines} whoLabels={whoLabels} words={text.notes} />;
};

const origins = new Map<string, string>(Object.entries(originText));

const inWords = (field: string, value: ChangedField["before"]): string => {
  if (field === "isClient") return value === true ? subscribersText.client : subscribersText.external;
  if (typeof value === "boolean") return yesNo(value);
  if (field === "consent") return origins.get(value ?? "") ?? consentText.unknown;
  return value ?? text.empty;
};

type SubscriberPreviewProps = PreviewProps<SubscriberList, SubscriberJob, SubscriberImportResult>;

export const SubscriberPreview = ({ list, answer, onBack, onStart }: SubscriberPreviewProps) => {
  const [deleteMissing, setDeleteMissing] = useState(false);
  const confirm = useConfirm();
  const office = useOfficeName()(list.organisationId);
  const { missing = [], notes } = answer;
  const deleted = formatNumber(answer.deleted);
  const isDeleting = deleteMissing && answer.deleted > 0;

  const start = (good: SubscriberList) => {
    const job = { ...good, deleteMissing: isDeleting, importId: crypto.randomUUID() };
    if (!isDeleting) return onStart(job);
    confirm({
      title: text.confirmTitle(deleted),
      text: text.confirmText(deleted, office),
      verb: text.confirmVerb(deleted),
      danger: true,
      run: async () => onStart(job),
    });
  };

  return (
    <ImportPreview
      kind={subscriberImport}
      list={list}
      answer={answer}
      inWords={inWords}
      notes={
        <>
          {answer.protected > 0 && <p className="muted">{text.protectedHelp}</p>}
          <NotedRows notes={notes} list={list} />
        </>
      }
      skipHelp={`${text.mustSkip} ${text.noDelete}`}
      others={
        answer.deleted === 0 ? (
          <p className="muted">{text.nothingMissing}</p>
        ) : (
          <>
            <LineTable
              lines={missing.map((person) => ({ who: whoOf(person) }))}
              total={answer.deleted}
              whoLabels={whoLabels}
              words={text.missing}
            />
            <Check checked={deleteMissing} onChange={({ target }) => setDeleteMissing(target.checked)}>
              {text.deleteMissing(deleted, office)}
            </Check>
          </>
        )
      }
      extra={
        isDeleting ? text.startDeleting(formatNumber(answer.created + answer.updated), deleted) : undefined
      }
      onBack={onBack}
      onStart={start}
    />
  );
};
