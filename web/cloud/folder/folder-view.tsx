import { lazy } from "react";
import { useNavigate } from "react-router-dom";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { userIdNow, useViewer } from "../../app/client/session.ts";
import { Button } from "../../components/button.tsx";
import { DropSurface } from "../../components/files/drop-surface.tsx";
import { useFileChoice } from "../../components/files/use-file-choice.tsx";
import { selectionText } from "../../components/list/list.text.ts";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { useList } from "../../components/list/use-list.ts";
import { useSelection } from "../../components/list/use-selection.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { Region } from "../../components/region.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { ZipPanel } from "../../components/zip/zip-panel.tsx";
import { itemsIn } from "../cloud.queries.ts";
import { editText, cloudText as text, thenText, uploadingText } from "../cloud.text.ts";
import { cloudPaths } from "../cloud-paths.ts";
import { useLookBack } from "../history/day-shown.ts";
import { visibilityOf } from "../items/seen-by.tsx";
import { useItemRights } from "../items/use-item-rights.ts";
import { useItemTasks } from "../items/use-item-tasks.tsx";
import { CloudUploadPanel } from "../upload/cloud-upload-panel.tsx";
import { cloudUploads } from "../upload/cloud-uploads.ts";
import { handlesIn, rememberedRoots } from "../upload/remembered-roots.ts";
import { FolderList } from "./folder-list.tsx";
import { QuotaMeter } from "./quota-meter.tsx";
import { WatchButton } from "./watch-button.tsx";

const Checklist = lazy(async () => ({ default: (await import("../requests/checklist.tsx")).Checklist }));

interface CloudDropSurfaceProps {
  folderId: string | null;
  isOpen: boolean;
  children: React.ReactNode;
}

/** Remembers what was dropped, so that it can be read again after a reload. */
const CloudDropSurface = ({ folderId, isOpen, children }: CloudDropSurfaceProps) => (
  <DropSurface
    isOpen={isOpen}
    onFiles={(files) => cloudUploads.put(folderId, files)}
    onTransfer={async (transfer) => rememberedRoots.add(userIdNow(), folderId, await handlesIn(transfer))}
  >
    {children}
  </DropSurface>
);

const selectionWords = {
  labelOf: ({ title: name }: CloudItem) => selectionText.select(name),
  allLabel: selectionText.all,
};

interface FolderViewProps {
  folder: CloudItem | null;
  meta?: React.ReactNode;
}

export const FolderView = ({ folder, meta }: FolderViewProps) => {
  const id = folder?.id ?? null;
  const title = folder?.title ?? text.title;
  const navigate = useNavigate();
  const list = useList(itemsIn(id));
  const choice = useSelection(list.query.data?.data ?? [], selectionWords);
  const path = folder ? [...(folder.path ?? []), { id: folder.id, title }] : [];
  const tasks = useItemTasks({ path, onGone: choice.clear });
  const own = useItemTasks({
    path: folder?.path ?? [],
    onGone: () => void navigate(cloudPaths.item(folder?.parentId ?? null)),
  });
  const { mayFill } = useItemRights();
  const { employeeId } = useViewer();
  const lookBack = useLookBack(id);
  const isOpen = mayFill(folder);
  const put = cloudUploads.put.bind(null, id);
  const { chooseFiles, chooseFolder, field } = useFileChoice({ label: uploadingText.files, onFiles: put });
  const upload = isOpen && <Button icon="pi pi-upload" label={uploadingText.files} onClick={chooseFiles} />;
  const content = (
    <>
      <CloudDropSurface folderId={id} isOpen={isOpen}>
        <FolderList
          list={list}
          label={title}
          isRoot={folder === null}
          empty={isOpen ? { text: text.empty, action: upload } : { text: text.emptyClosed }}
          tasks={tasks}
          choice={choice}
        />
      </CloudDropSurface>
      {list.query.data && <QuotaMeter />}
    </>
  );

  return (
    <>
      <PageHeader
        title={title}
        meta={meta}
        action={upload}
        more={
          <>
            {isOpen && (
              <>
                <Button
                  text
                  icon="pi pi-folder-plus"
                  label={editText.createFolder}
                  onClick={() => tasks.createFolder(folder ? visibilityOf(folder) : "Everybody")}
                />
                <Button text icon="pi pi-cloud-upload" label={uploadingText.folder} onClick={chooseFolder} />
              </>
            )}
            {folder && employeeId !== null && <WatchButton folder={folder} />}
            {folder ? (
              <RowMenu
                label={title}
                actions={[
                  { label: thenText.label, icon: "pi-history", run: lookBack },
                  ...own.actionsOf(folder),
                ]}
              />
            ) : (
              <>
                <Button
                  text
                  icon="pi pi-inbox"
                  label={text.requests}
                  onClick={() => void navigate(cloudPaths.requests)}
                />
                <Button text icon="pi pi-history" label={thenText.label} onClick={lookBack} />
                <Button
                  text
                  icon="pi pi-trash"
                  label={text.trash}
                  onClick={() => void navigate(cloudPaths.trash)}
                />
              </>
            )}
          </>
        }
      />
      {field}
      <CloudUploadPanel folderId={id} />
      <ZipPanel />
      {folder?.requestId ? (
        <Region part fallback={<Skeleton height="160px" />}>
          <Checklist id={folder.id} requestId={folder.requestId}>
            {content}
          </Checklist>
        </Region>
      ) : (
        content
      )}
      {tasks.dialog}
      {own.dialog}
    </>
  );
};
