import "../folder/folder.css";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { formatSize } from "../../../shared/files/file-size.ts";
import { userIdNow } from "../../app/client/session.ts";
import { Button } from "../../components/button.tsx";
import type { LocatedFile } from "../../components/files/dropped-files.ts";
import { Panel, Row, Stack } from "../../components/layout/layout.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { interruptedText as text } from "../cloud.text.ts";
import { cloudPaths } from "../cloud-paths.ts";
import { cloudUploads } from "./cloud-uploads.ts";
import { rememberedRoots } from "./remembered-roots.ts";
import { rememberedUploads } from "./remembered-uploads.ts";

const isFolder = (handle: FileSystemHandle): handle is FileSystemDirectoryHandle =>
  handle.kind === "directory";
const isFile = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === "file";

const filesOfHandle = async (
  handle: FileSystemHandle,
  folders: readonly string[] = [],
): Promise<LocatedFile[]> => {
  if (isFile(handle)) return [{ file: await handle.getFile(), folders }];
  if (!isFolder(handle)) return [];
  const below: LocatedFile[] = [];
  for await (const inner of handle.values()) {
    below.push(...(await filesOfHandle(inner, [...folders, handle.name])));
  }
  return below;
};

const mayResume = (): Promise<boolean> => rememberedRoots.isThere(userIdNow());

/** False if the browser was not allowed to read the files again. */
const resumeUploads = async (): Promise<boolean> => {
  const userId = userIdNow();
  let isAllowed = false;
  for (const { parentId, handle } of await rememberedRoots.of(userId)) {
    if ((await handle.requestPermission?.({ mode: "read" })) !== "granted") continue;
    isAllowed = true;
    const placed = await filesOfHandle(handle).catch(() => []);
    const isMeant = ({ file: { name, size, lastModified }, folders }: (typeof placed)[number]) =>
      rememberedUploads.find(
        rememberedUploads.keyOf({ userId, parentId, folders, name, size, lastModified }),
      ) !== undefined;
    cloudUploads.put(parentId, placed.filter(isMeant));
  }
  return isAllowed;
};

const MOST_NAMED = 5;

export const InterruptedUploads = ({ folderId }: { folderId: string | null }) => {
  const toasts = useToasts();
  const left = useSyncExternalStore(rememberedUploads.subscribe, rememberedUploads.interrupted);
  const [isReadable, setReadable] = useState(false);

  useEffect(() => {
    void rememberedUploads.recall();
    void mayResume().then(setReadable);
  }, []);

  const [first] = left;
  if (!first) return null;
  const size = left.reduce((sum, one) => sum + one.size, 0);
  const folder = first.itemId ?? first.parentId;
  const resume = () =>
    void resumeUploads().then((isAllowed) => {
      if (isAllowed) return;
      setReadable(false);
      toasts.problem(new Error(text.refused));
    });

  return (
    <Panel as="section" className="cloud-uploads" gap={2} aria-label={text.title}>
      <p>
        <strong>{text.title}:</strong> {text.text(left.length, formatSize(size))}
      </p>
      <Stack as="ul" gap={1} aria-label={text.files}>
        {left.slice(0, MOST_NAMED).map(({ key, folders, name }) => (
          <li key={key}>{[...folders, name].join(" › ")}</li>
        ))}
        {left.length > MOST_NAMED && <li className="muted">{text.more(left.length - MOST_NAMED)}</li>}
      </Stack>
      <p className="muted">{isReadable ? text.allow : text.choose}</p>
      <Row align="center">
        {isReadable && <Button icon="pi pi-play" label={text.resume} onClick={resume} />}
        {folder !== folderId && (
          <Link className="lone-link" to={cloudPaths.item(folder)}>
            {text.place}
          </Link>
        )}
        <Button text icon="pi pi-times" label={text.discard} onClick={() => void cloudUploads.discard()} />
      </Row>
    </Panel>
  );
};
