import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { type DataRequest, type FoundData, isAtWork } from "../../../shared/administration/data-request.ts";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import { Button } from "../../components/button.tsx";
import { useConfirm } from "../../components/confirm-action.tsx";
import { formatNumber } from "../../components/date-text.tsx";
import { Row, Section, Stack } from "../../components/layout/layout.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { WholeList } from "../../components/list/whole-list.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { ProgressBar } from "../../components/progress-bar.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { commonText } from "../../components/words.text.ts";
import { administrationPaths } from "../administration-paths.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import { nameOf } from "./privacy.page.tsx";
import { downloadZip, privacyMutations, privacyQueries } from "./privacy.queries.ts";
import { fateText, progressLabel, requestText as text } from "./privacy.text.ts";
import { RequestState } from "./request-state.tsx";

const columns: readonly ListColumn<FoundData>[] = [
  { field: "label", header: text.area, body: ({ label }) => label, card: "title", width: "28%" },
  {
    field: "count",
    header: text.count,
    body: ({ count }) => formatNumber(count),
    width: "96px",
    align: "end",
  },
  { field: "fate", header: text.fate, body: ({ fate }) => fateText[fate], width: "20%" },
  { field: "reason", header: text.reason, body: ({ reason }) => <span className="muted">{reason}</span> },
];

const Found = ({ found }: { found: readonly FoundData[] }) => (
  <Section className="data-request-facts" title={text.list} gap={3}>
    <WholeList
      label={text.list}
      slots={found.map((row) => ({ id: row.area, row }))}
      columns={columns}
      rowLabel={({ label }) => label}
    />
  </Section>
);

const wordsOf = (request: DataRequest): string | undefined => {
  const { state, contents, erasedAt, found, isOwn } = request;
  if (state === "waiting") return text.waiting;
  if (state === "running") return text.searching;
  if (state === "erasing") return text.erasing;
  if (state === "erased") return text.erased(formatDateTime(erasedAt ?? ""));
  if (state === "failed") return contents ? text.eraseFailed : text.failed;
  if (found.length === 0) return text.nothing;
  return isOwn ? text.own : undefined;
};

const Progress = ({ request, readAt }: { request: DataRequest; readAt: number }) => {
  const { state, done, total } = request;
  const label = progressLabel[state];
  return label && total > 0 ? (
    <ProgressBar label={label} done={done} total={total} isRunning readAt={readAt} />
  ) : null;
};

const useRemoval = ({ id }: DataRequest) => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { mutateAsync: remove } = useMutation(privacyMutations.remove);
  return () =>
    confirm({
      title: text.removeTitle,
      text: text.removeWarning,
      verb: commonText.remove,
      danger: true,
      run: async () => {
        await remove(id);
        toasts.success(text.removed);
        await navigate(administrationPaths.privacy);
      },
    });
};

const Actions = ({ request, onErase }: { request: DataRequest; onErase: () => void }) => {
  const remove = useRemoval(request);
  const { state, contents, found, isOwn } = request;
  if (isAtWork(request)) return null;
  const isErasable = (state === "ready" || contents !== null) && state !== "erased" && !isOwn;
  return (
    <>
      {isErasable && found.length > 0 && (
        <Button
          outlined
          severity="danger"
          icon="pi pi-eraser"
          label={contents ? text.eraseAgain : text.erase}
          onClick={onErase}
        />
      )}
      <Button outlined icon="pi pi-trash" label={text.remove} onClick={remove} />
    </>
  );
};

const Download = ({ request }: { request: DataRequest }) => {
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({ mutationFn: downloadZip, onError: toasts.problem });
  return (
    <Button icon="pi pi-download" label={text.download} loading={isPending} onClick={() => mutate(request)} />
  );
};

export const DataRequestPage = () => {
  const { id = "" } = useParams();
  const { data: request, dataUpdatedAt } = useSuspenseQuery(privacyQueries.one(id));
  const [isErasing, setErasing] = useState(false);
  const { createdAt, createdByName, deleteAt, found, hasZip, state } = request;
  const words = wordsOf(request);

  return (
    <>
      <PageHeader
        title={nameOf(request)}
        meta={text.about(formatDateTime(createdAt), createdByName)}
        action={hasZip && !isAtWork(request) ? <Download request={request} /> : undefined}
        more={<Actions request={request} onErase={() => setErasing(true)} />}
      />
      <Stack className="data-request-help" gap={4}>
        <Row lines={2}>
          <RequestState request={request} />
        </Row>
        {words && <p>{words}</p>}
        <Progress request={request} readAt={dataUpdatedAt} />
        {hasZip && <p className="muted">{text.until(formatDateTime(deleteAt))}</p>}
      </Stack>
      {found.length > 0 && <Found found={found} />}
      <Row as="nav" className="audit-more" gap={4} lines={2} aria-label={text.more}>
        {state === "erased" && (
          <Link to={administrationPaths.auditOf({ subjectId: request.id })}>{text.proof}</Link>
        )}
        <Link to={administrationPaths.privacy}>{text.back}</Link>
      </Row>
      {isErasing && <EraseDialog request={request} onClose={() => setErasing(false)} />}
    </>
  );
};
