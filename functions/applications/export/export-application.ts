import { addHours } from "date-fns/addHours";
import { ulid } from "ulid";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import { fileItem } from "../../data/files/file-item.ts";
import type { ZipStore } from "../../data/jobs/zip-store.repository.ts";
import type { ApplicationsDeps } from "../applications.deps.ts";
import { exportText, readableApplication } from "./export.text.ts";

const encoded = (text: string) => new TextEncoder().encode(text);

/** Uploaders name the files, so a number keeps equal names apart. */
const fileEntries = async function* ({ files, createdAt }: StoredApplication, zipStore: ZipStore) {
  for (const [at, { id, fileName }] of files.entries()) {
    const input = await zipStore.open(id);
    const name = `${exportText.folder}/${at + 1} ${fileName}`;
    if (input) yield { name, lastModified: new Date(createdAt), input };
  }
};

const entries = async function* (application: StoredApplication, now: Date, zipStore: ZipStore) {
  const { sending: _, ...kept } = application;
  const lastModified = now;
  yield { name: exportText.readable, lastModified, input: encoded(readableApplication(application)) };
  yield { name: exportText.data, lastModified, input: encoded(JSON.stringify(kept, undefined, 2)) };
  yield* fileEntries(application, zipStore);
};

/** The ZIP is stored before its bytes, so that the sweep of files erases it within the hour in any case. */
export const exportApplication = async (
  application: StoredApplication,
  {
    table,
    loadFileAddresses,
    loadZipStore,
    viewer,
    now,
  }: ApplicationsDeps & { readonly viewer: Viewer; readonly now: Date },
): Promise<string> => {
  const [{ makeZip }, { addressOf }, zipStore] = await Promise.all([
    import("client-zip"),
    loadFileAddresses(),
    loadZipStore(),
  ]);
  const id = ulid();
  const fileName = exportText.fileName;
  const zip = {
    id,
    owner: null,
    uploaderId: viewer.userId,
    fileName,
    contentType: "application/zip",
    size: 0,
    purpose: "application",
    state: "waiting",
    reason: null,
    createdAt: now.toISOString(),
  } as const;
  await table.put(fileItem(zip, addHours(now, 1).getTime()));
  await zipStore.write({ fileId: id, fileName }, makeZip(entries(application, now, zipStore)));
  return addressOf(id, undefined, now);
};
