import "./folder-picker.css";
import { useQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Skeleton } from "primereact/skeleton";
import { useState } from "react";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { Row } from "../../components/layout/row.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { foldersIn } from "../cloud.queries.ts";
import { cloudText, pickText as text } from "../cloud.text.ts";
import { useItemRights } from "../items/use-item-rights.ts";

export interface PickedFolder {
  readonly id: string | null;
  readonly title: string;
}

interface FolderPickerProps {
  title: string;
  verb: string;
  /** The folders from the root on to begin in. */
  start: NonNullable<CloudItem["path"]>;
  /** Cannot be gone into: what is moved itself. */
  without?: readonly string[];
  /** Where nothing would change. */
  present?: string | null | undefined;
  note?: string | undefined;
  isBusy: boolean;
  error: unknown;
  onPick: (folder: PickedFolder) => void;
  onClose: () => void;
}

const root: PickedFolder = { id: null, title: cloudText.title };

export const FolderPicker = (props: FolderPickerProps) => {
  const { title, verb, start, without = [], present, note, isBusy, error, onPick, onClose } = props;
  const [path, setPath] = useState<readonly PickedFolder[]>([root, ...start]);
  const here = path.at(-1) ?? root;
  const { mayFill } = useItemRights();
  const { data, error: unread } = useQuery(foldersIn(here.id));
  const folders = data?.data.filter(({ id, isFile }) => !isFile && !without.includes(id));

  return (
    <ActionDialog
      className="folder-picker"
      title={title}
      verb={verb}
      isBusy={isBusy}
      isDisabled={present !== undefined && here.id === present}
      onAct={() => onPick(here)}
      onClose={onClose}
    >
      <Stack className="folder-picker-body" gap={3}>
        {note && <p>{note}</p>}
        <Row>
          <Button
            text
            icon="pi pi-arrow-up"
            aria-label={text.up}
            disabled={path.length === 1}
            onClick={() => setPath(path.slice(0, -1))}
          />
          <p aria-live="polite">
            <span className="visually-hidden">{text.place} </span>
            {path.map((folder) => folder.title).join(" › ")}
          </p>
        </Row>
        {unread && !data && <ProblemNote error={unread} />}
        {!data && !unread && <Skeleton height="200px" />}
        {folders && folders.length === 0 && <p className="muted">{text.none}</p>}
        {folders && folders.length > 0 && (
          <Stack as="ul" gap={1} aria-label={text.folders}>
            {folders.map((folder) => (
              <li key={folder.id}>
                <button
                  type="button"
                  className="folder-choice"
                  disabled={!mayFill(folder)}
                  onClick={() => setPath([...path, { id: folder.id, title: folder.title }])}
                >
                  <i className="pi pi-folder" aria-hidden="true" />
                  <span>{folder.title}</span>
                  <i className="pi pi-angle-right" aria-hidden="true" />
                </button>
              </li>
            ))}
          </Stack>
        )}
        {error !== undefined && error !== null && <ProblemNote error={error} />}
      </Stack>
    </ActionDialog>
  );
};
