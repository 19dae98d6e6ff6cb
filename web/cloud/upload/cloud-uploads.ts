import type { CheckedFile } from "../../../shared/cloud/check.contract.ts";
import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { ApiProblem, mayPass } from "../../app/client/api-problem.ts";
import { userIdNow } from "../../app/client/session.ts";
import type { LocatedFile } from "../../components/files/dropped-files.ts";
import { lastWhileSignedIn } from "../../components/files/lasting-uploads.ts";
import type { UploadEntry } from "../../components/files/upload-entry.ts";
import { createUploadQueue } from "../../components/files/upload-queue.ts";
import { type ComparedEntry, compareFiles } from "./compare-files.ts";
import { type Answer, questions } from "./questions.ts";
import { type CloudLocation, rememberedUploads } from "./remembered-uploads.ts";
import { forgetFolders, giveUp, storeUpload } from "./store-upload.ts";

const discard = async (entries: readonly Pick<UploadEntry, "key" | "begun">[]) => {
  rememberedUploads.forget(entries.map(({ key }) => key));
  await Promise.all(entries.flatMap(({ begun }) => (begun === undefined ? [] : giveUp(begun))));
};

/** An entry's key is the one by which the upload is remembered. */
const queue = createUploadQueue<CloudLocation>({
  purpose: "cloud",
  onBegun: ({ key }, id) => rememberedUploads.sendTo(key, id),
  onReady: async ({ id }, { key, file, location }, signal) => {
    const isStored = await storeUpload({ fileId: id, file, signal }, location);
    if (isStored) rememberedUploads.done(key);
    else rememberedUploads.forget([key]);
  },
  onDropped: discard,
});

lastWhileSignedIn(queue, "cloud", {
  onLeft: (userId) => void rememberedUploads.leave(userId),
  onEnd: () => {
    forgetFolders();
    questions.forget();
  },
});

queue.subscribe(() => {
  const { uploads } = queue.state();
  // A refused file would be refused again later.
  const refused = uploads.filter(({ stage, key }) => stage === "refused" && rememberedUploads.find(key));
  if (refused.length > 0) rememberedUploads.forget(refused.map(({ key }) => key));
  if (uploads.length === 0) rememberedUploads.forgetDone();
});

let already = 0;

const decide = ({ key, location }: ComparedEntry, answer: Answer | undefined) => {
  if (answer === undefined) rememberedUploads.forget([key]);
  else rememberedUploads.answered(key, answer);
  queue.decide(key, answer && { location: { ...location, answer } });
};

const decideBy = async (entry: ComparedEntry, { namesake, twin, isClosed }: CheckedFile) => {
  if (isClosed) return queue.decide(entry.key, { problem: cloudProblems.closed.title });
  const current = twin ?? namesake;
  if (!current) return queue.decide(entry.key, {});
  return decide(entry, await questions.ask(twin ? "content" : "name", entry.file, current));
};

const compare = async (parentId: string | null, held: readonly ComparedEntry[]) => {
  const left = new Set(held.map(({ key }) => key));
  try {
    await compareFiles(parentId, held, (entry, found) => {
      left.delete(entry.key);
      void decideBy(entry, found);
    });
  } catch (error) {
    // Without the comparison, the server reports duplicates once the files have arrived.
    const problem = error instanceof ApiProblem && !mayPass(error) ? error.detail : undefined;
    for (const key of left) queue.decide(key, problem === undefined ? {} : { problem });
  }
};

const put = (parentId: string | null, files: readonly (LocatedFile & Pick<CloudLocation, "itemId">)[]) => {
  const userId = userIdNow();
  const underWay = new Set(queue.state().uploads.map(({ key }) => key));
  const chosen = files.map(({ file, ...rest }) => {
    const { name, size, lastModified } = file;
    const location: CloudLocation = { parentId, ...rest };
    const known = { userId, name, size, lastModified, ...location };
    return { key: rememberedUploads.keyOf(known), file, location, known };
  });
  already = chosen.filter(({ key }) => rememberedUploads.wasDone(key)).length;
  const fresh = chosen.filter(({ key }) => !underWay.has(key) && !rememberedUploads.wasDone(key));
  const isDecided = new Set(
    fresh.flatMap(({ key, location }) => {
      const before = rememberedUploads.find(key);
      return (location.itemId ?? before?.begun ?? before?.answer) ? [key] : [];
    }),
  );
  rememberedUploads.begin(fresh.map(({ known }) => known));
  const entries = fresh.map(({ key, file, location }) => {
    const { begun, answer } = rememberedUploads.find(key) ?? {};
    return { key, file, location: { ...location, answer }, begun, isHeld: !isDecided.has(key) };
  });
  queue.add(entries);
  void compare(
    parentId,
    entries.filter(({ isHeld }) => isHeld),
  );
};

export const cloudUploads = {
  queue,
  already: () => already,
  put: (parentId: string | null, files: readonly LocatedFile[]) => put(parentId, files),
  putVersion: (itemId: string, file: File) => put(null, [{ file, folders: [], itemId }]),
  discard: async () => {
    // Another tab may have continued them.
    await rememberedUploads.recall();
    await discard(rememberedUploads.interrupted());
  },
};
