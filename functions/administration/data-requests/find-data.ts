import { makeZip } from "client-zip";
import { addHours } from "date-fns/addHours";
import { ulid } from "ulid";
import { endOf, type StoredDataRequest } from "../../data/data-requests/data-requests.repository.ts";
import { survey } from "../../data/data-requests/survey.ts";
import { fileItem } from "../../data/files/file-item.ts";
import type { StoredFile } from "../../data/files/stored-file.ts";
import type { ZipStore } from "../../data/jobs/zip-store.repository.ts";
import { mentionsOf } from "../../data/personal/mentions.ts";
import { findPerson } from "../../data/personal/person.ts";
import type { PersonalSource } from "../../data/personal/personal-source.ts";
import type { Stores } from "../../data/stores.ts";
import { log } from "../../platform/logging/log.ts";
import { countsOf, type FoundPart, partsOf } from "./found-parts.ts";
import { handedText as text } from "./handed-page.text.ts";
import { handedJson, handedPage } from "./handed-page.ts";

interface FindDataDeps extends Stores {
  readonly sources: readonly PersonalSource[];
  readonly zipStore: ZipStore;
}

const MOST_RUNS = 3;

const encoded = (content: string) => new TextEncoder().encode(content);

const entriesOf = async function* (
  parts: readonly FoundPart[],
  about: { readonly email: string; readonly at: Date },
  zipStore: ZipStore,
) {
  const lastModified = about.at;
  yield { name: text.page, lastModified, input: encoded(handedPage(parts, about)) };
  yield { name: text.data, lastModified, input: encoded(handedJson(parts, about)) };
  const files = parts.flatMap(({ findings }) => findings.flatMap((finding) => finding.files));
  for (const [at, { id, fileName }] of files.entries()) {
    const input = await zipStore.open(id);
    if (input) yield { name: `${text.folder}/${at + 1} ${fileName}`, lastModified, input };
  }
};

const zipOf = (id: string, { createdBy }: StoredDataRequest, now: Date): StoredFile => ({
  id,
  owner: null,
  uploaderId: createdBy,
  fileName: text.zip,
  contentType: "application/zip",
  size: 0,
  purpose: "application",
  state: "waiting",
  reason: null,
  createdAt: now.toISOString(),
});

export const findDataOf = async (deps: FindDataDeps, id: string): Promise<void> => {
  const { table, dataRequests, sources, zipStore } = deps;
  const request = await dataRequests.claim(id, ["waiting", "running"], Date.now());
  if (!request?.email) return;
  if (request.runs > MOST_RUNS) {
    log.warn("a data request was given up", { id, runs: request.runs });
    await table.tryTransact([dataRequests.finishWrite(request, { state: "failed" })]);
    return;
  }
  const person = await findPerson(request.email, deps);
  const found = await survey(table, sources, { person, mentions: mentionsOf(person) }, (done, total) =>
    dataRequests.progress(request, { done, total }, Date.now()),
  );
  if (!found) return;
  const now = new Date();
  const parts = partsOf(found);
  const zip = zipOf(ulid(), request, now);
  // The file is stored before its bytes, so that the sweep of files clears up after an unfinished run.
  await table.put(fileItem(zip, addHours(now, 1).getTime()));
  const entries = entriesOf(parts, { email: request.email, at: now }, zipStore);
  await zipStore.write({ fileId: zip.id, fileName: text.zip }, makeZip(entries));
  await table.tryTransact([
    dataRequests.finishWrite(request, {
      state: "ready",
      person,
      found: countsOf(parts),
      foundAt: now.toISOString(),
      fileId: zip.id,
    }),
    { Put: { Item: fileItem(zip, endOf(request).getTime()) } },
  ]);
};
