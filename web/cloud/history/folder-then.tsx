import "./history.css";
import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useNavigate } from "react-router-dom";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { TRASH_DAYS } from "../../../shared/cloud/trash.contract.ts";
import { formatDate } from "../../../shared/dates/dates.ts";
import { Panel } from "../../components/layout/panel.tsx";
import { Row } from "../../components/layout/row.tsx";
import { DayFilter } from "../../components/list/day-filter.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { useList } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { actionText, cloudText, thenText as text } from "../cloud.text.ts";
import { cloudPaths } from "../cloud-paths.ts";
import { downloadFile } from "../items/open-file.ts";
import { visibilityOf } from "../items/seen-by.tsx";
import { useItemRights } from "../items/use-item-rights.ts";
import { useWiderQuestion } from "../items/use-wider-question.ts";
import { Breadcrumbs } from "../places/breadcrumbs.tsx";
import { addressThen } from "./day-shown.ts";
import { bringBack, itemsThen } from "./history.queries.ts";
import { sinceWords } from "./since-words.ts";
import { isOpened, thenColumns } from "./then-columns.tsx";

interface FolderThenProps {
  /** Null is the root. */
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
      ? [{ label: actionText.download, icon: "pi-download", run: downloadFile.bind(null, item.file) }]
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
