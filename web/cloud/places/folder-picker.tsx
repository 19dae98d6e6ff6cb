import "./folder-picker.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import type { DocumentVisibility } from "../../../shared/visibility/visibility.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { Button } from "../../components/button.tsx";
import { ChoiceButton } from "../../components/choice-button.tsx";
import { Row, Stack } from "../../components/layout/layout.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { VisibilityMark } from "../../components/visibility-mark.tsx";
import { cloudQueries, foldersIn } from "../cloud.queries.ts";
import { cloudText, pickText as text } from "../cloud.text.ts";
import { SeenBy, visibilityOf } from "../items/seen-by.tsx";
import { useItemRights } from "../items/use-item-rights.ts";

export interface PickedFolder {
  readonly id: string | null;
  readonly title: string;
  /** Includes that of all folders above. */
  readonly visibility: DocumentVisibility;
}

interface FolderPickerProps {
  title: string;
  verb: string;
  start: NonNullable<CloudItem["path"]>;
  /** Folders that cannot be opened, since they are being moved. */
  without?: readonly string[];
  present?: string | null | undefined;
  note?: string | undefined;
  isBusy: boolean;
  error: unknown;
  onPick: (folder: PickedFolder) => void;
  onClose: () => void;
}

const root = { id: null, title: cloudText.title, visibility: "Everybody" } as const;

export const FolderPicker = (props: FolderPickerProps) => {
  const { title, verb, start, without = [], present, note, isBusy, error, onPick, onClose } = props;
  const [path, setPath] = useState<readonly Omit<PickedFolder, "visibility">[]>([root, ...start]);
  const here = path.at(-1) ?? root;
  const seenBy = useQuery({ ...cloudQueries.audience(here.id ?? ""), enabled: here.id !== null });
  const visibility = here.id === null ? root.visibility : seenBy.data?.groups[0];
  const { mayFill } = useItemRights();
  const { data, error: unlisted } = useQuery(foldersIn(here.id));
  const unread = unlisted ?? seenBy.error;
  const folders = data?.data.filter(({ id, isFile }) => !isFile && !without.includes(id));

  return (
    <ActionDialog
      className="folder-picker"
      title={title}
      verb={verb}
      isBusy={isBusy}
      isDisabled={visibility === undefined || (present !== undefined && here.id === present)}
      onAct={() => visibility && onPick({ ...here, visibility })}
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
            {visibility && (
              <>
                <br />
                <span className="muted">
                  {text.seenBy} <VisibilityMark visibility={visibility} />
                </span>
              </>
            )}
          </p>
        </Row>
        {unread && !data && <ProblemNote error={unread} />}
        {!data && !unread && <Skeleton height="200px" />}
        {folders && folders.length === 0 && <p className="muted">{text.none}</p>}
        {folders && folders.length > 0 && (
          <Stack as="ul" gap={1} aria-label={text.folders}>
            {folders.map((folder) => (
              <li key={folder.id}>
                <ChoiceButton
                  disabled={!mayFill(folder)}
                  onClick={() => setPath([...path, { id: folder.id, title: folder.title }])}
                >
                  <i className="pi pi-folder" aria-hidden="true" />
                  <Stack as="span" gap={0}>
                    {folder.title}
                    {visibilityOf(folder) !== visibility && <SeenBy item={folder} />}
                  </Stack>
                  <i className="pi pi-angle-right" aria-hidden="true" />
                </ChoiceButton>
              </li>
            ))}
          </Stack>
        )}
        {error !== undefined && error !== null && <ProblemNote error={error} />}
      </Stack>
    </ActionDialog>
  );
};
