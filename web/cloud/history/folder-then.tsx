import "../folder/folder.css";
import { mutationOptions, useMutation } from "@tanstack/react-query";
import { endOfDay } from "date-fns/endOfDay";
import { parseISO } from "date-fns/parseISO";
import { useNavigate } from "react-router-dom";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { items } from "../../../shared/cloud/items.contract.ts";
import { TRASH_DAYS, trash } from "../../../shared/cloud/trash.contract.ts";
import { versions } from "../../../shared/cloud/versions.contract.ts";
import { formatDate } from "../../../shared/dates/dates.ts";
import { call } from "../../app/client/call.ts";
import { listOf } from "../../app/client/list-of.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { Button } from "../../components/button.tsx";
import { Panel, Row } from "../../components/layout/layout.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { DayFilter } from "../../components/list/period-fields.tsx";
import { useList } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { commonText } from "../../components/words.text.ts";
import { cloudText, thenText as text } from "../cloud.text.ts";
import { cloudPaths } from "../cloud-paths.ts";
import { downloadFile } from "../items/open-file.ts";
import { visibilityOf } from "../items/seen-by.tsx";
import { useItemRights } from "../items/use-item-rights.ts";
import { useWiderQuestion } from "../items/use-wider-question.ts";
import { Breadcrumbs } from "../places/breadcrumbs.tsx";
import { addressThen, sinceWords } from "./day-shown.ts";
import { isOpened, thenColumns } from "./then-columns.tsx";

const itemsThen = (parent: string | null, day: string) =>
  listOf(items.list, { sort: "title", config: { parent, at: endOfDay(parseISO(day)).toISOString() } });

interface BringingBack {
  readonly item: CloudItem;
  /** A person who only deleted the item may undo no more than that. */
  readonly mayChange: boolean;
}

/** Restores location, name and content of that day, as far as they have changed since. */
const bringBack = mutationOptions({
  mutationKey: keyOf(items.update),
  mutationFn: async ({ item: { id, title, parentId, file, since }, mayChange }: BringingBack) => {
    if (!since) return;
    const params = { id };
    if (since.isDeleted) await call(trash.restore, { params, body: { parentId } });
    if (!mayChange) return;
    if (since.title !== title || (since.parentId !== parentId && !since.isDeleted)) {
      await call(items.update, { params, body: { title, parentId } });
    }
    if (file && since.isKept && file.id !== since.fileId) {
      await call(versions.restore, { params: { id, versionId: file.id } });
    }
  },
});

interface FolderThenProps {
  folder: CloudItem | null;
  day: string;
}

export const FolderThen = ({ folder, day }: FolderThenProps) => {
  const id = folder?.id ?? null;
  const title = folder?.title ?? cloudText.title;
  const navigate = useNavigate();
  const toasts = useToasts();
  const list = useList(itemsThen(id, day));
  const { mayChange } = useItemRights();
  const askIfWider = useWiderQuestion();
  const { mutateAsync: restore } = useMutation(bringBack);
  const visibility = folder ? visibilityOf(folder) : "Everybody";

  const bringBackHere = (item: CloudItem) =>
    askIfWider(
      [item],
      { id, visibility },
      {
        title: text.bringBackTitle(item.title),
        verb: text.bringBack,
        run: async () => {
          await restore({ item, mayChange: mayChange(item) });
          toasts.success(text.broughtBack(item.title));
        },
      },
    ).catch(toasts.problem);

  const actionsOf = (item: CloudItem): RowAction[] => [
    ...(item.file && isOpened(item)
      ? [{ label: commonText.download, icon: "pi-download", run: downloadFile.bind(null, item.file) }]
      : []),
    ...(sinceWords(item).length > 0 && (mayChange(item) || item.since?.isDeleted)
      ? [
          {
            label: text.bringBack,
            icon: "pi-undo",
            run: () => bringBackHere(item),
          },
        ]
      : []),
  ];

  return (
    <>
      <PageHeader title={title} meta={folder && <Breadcrumbs path={folder.path ?? []} />} />
      <Panel as="section" className="folder-then" gap={2} aria-label={text.label}>
        <Row align="center" gap={4} lines={2}>
          <div className="folder-then-words">
            <strong>{text.title(formatDate(day))}</strong>
            <p className="muted">{text.limits(TRASH_DAYS)}</p>
          </div>
          <DayFilter
            label={text.day}
            day={day}
            onChange={(chosen) => chosen && void navigate(addressThen(id, chosen))}
          />
          <Button
            outlined
            icon="pi pi-arrow-left"
            label={text.back}
            onClick={() => void navigate(cloudPaths.item(id))}
          />
        </Row>
      </Panel>
      <ListTable
        {...list}
        label={text.title(formatDate(day))}
        columns={thenColumns(day, list.config.searchTerm)}
        rowLabel={(item) => item.title}
        rowActions={actionsOf}
        empty={{ text: text.empty }}
      />
    </>
  );
};
