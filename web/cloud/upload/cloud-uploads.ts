import type { CheckedFile } from "../../../shared/cloud/check.contract.ts";
import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { ApiProblem, mayPass } from "../../app/client/api-problem.ts";
import { userIdNow } from "../../app/client/session.ts";
import type { PlacedFile } from "../../components/files/dropped-files.ts";
import { createLastingUploads } from "../../components/files/lasting-uploads.ts";
import { compareFiles } from "./compare-files.ts";
import { forgetFolders } from "./make-folders.ts";
import type { Answer, Place } from "./place.ts";
import { questions } from "./questions.ts";
import { rememberedUploads } from "./remembered-uploads.ts";
import { giveUp, storeUpload } from "./store-upload.ts";

interface Placed extends Place {
  readonly key: string;
}

const places = new WeakMap<File, Placed>();

const queue = createLastingUploads({
  purpose: "cloud",
  onBegun: (file, id) => {
    const place = places.get(file);
    if (place) rememberedUploads.sendTo(place.key, id);
  },
  onReady: async ({ id }, file, signal) => {
    const place = places.get(file);
    if (!place) return;
    const isStored = await storeUpload({ fileId: id, file, signal }, place);
    if (isStored) rememberedUploads.done(place.key);
    else rememberedUploads.forget([place.key]);
  },
  onDropped: async (uploads) => {
    rememberedUploads.forget(uploads.flatMap(({ file }) => places.get(file)?.key ?? []));
    await Promise.all(uploads.flatMap(({ begun }) => (begun === undefined ? [] : giveUp(begun))));
  },
  onLeft: (userId) => void rememberedUploads.leave(userId),
  onEnd: () => {
    forgetFolders();
    questions.forget();
  },
});

queue.subscribe(() => {
  const { uploads } = queue.state();
  // What is refused would be so tomorrow, too.
  const refused = uploads.filter(({ stage }) => stage === "refused");
  const keys = refused.flatMap(({ file }) => places.get(file)?.key ?? []).filter(rememberedUploads.find);
  if (keys.length > 0) rememberedUploads.forget(keys);
  if (uploads.length === 0) rememberedUploads.forgetDone();
});

/** How many were chosen again that are there already. */
let already = 0;

/** Undefined: it is left out. */
const decide = (file: File, answer: Answer | undefined) => {
  const place = places.get(file);
  if (!place) return;
  if (answer === undefined) rememberedUploads.forget([place.key]);
  else {
    rememberedUploads.answered(place.key, answer);
    places.set(file, { ...place, answer });
  }
  queue.decide(file, answer && {});
};

const settle = async (file: File, { namesake, twin, isClosed }: CheckedFile) => {
  if (isClosed) return queue.decide(file, { problem: cloudProblems.closed.title });
  const current = twin ?? namesake;
  if (!current) return queue.decide(file, {});
  return decide(file, await questions.ask(twin ? "content" : "name", file, current));
};

/** Asks before anything is sent what to do with files whose like is there. */
const compare = async (parentId: string | null, held: readonly PlacedFile[]) => {
  const left = new Set(held.map(({ file }) => file));
  try {
    await compareFiles(parentId, held, ({ file }, found) => {
      left.delete(file);
      void settle(file, found);
    });
  } catch (error) {
    // Without an answer it is asked once they are there.
    const problem = error instanceof ApiProblem && !mayPass(error) ? error.detail : undefined;
    for (const file of left) queue.decide(file, problem === undefined ? {} : { problem });
  }
};

const put = (parentId: string | null, files: readonly (PlacedFile & Pick<Place, "itemId">)[]) => {
  const userId = userIdNow();
  const known = files.map(({ file, ...place }) => {
    const { name, size, lastModified } = file;
    const remembered = { userId, parentId, name, size, lastModified, ...place };
    return { file, remembered, place: { parentId, ...place, key: rememberedUploads.keyOf(remembered) } };
  });
  const underWay = new Set(queue.state().uploads.map(({ file }) => places.get(file)?.key));
  const isThere = (key: string) => rememberedUploads.wasDone(key);
  const fresh = known.filter(({ place: { key } }) => !underWay.has(key) && !isThere(key));
  already = known.filter(({ place: { key } }) => isThere(key)).length;
  const held = fresh.filter(({ place: { key, itemId } }) => {
    const before = rememberedUploads.find(key);
    return itemId === undefined && before?.begun === undefined && before?.answer === undefined;
  });
  rememberedUploads.begin(fresh.map(({ remembered }) => remembered));
  for (const { file, place } of fresh) {
    places.set(file, { ...place, answer: rememberedUploads.find(place.key)?.answer });
  }
  const heldFiles = new Set(held.map(({ file }) => file));
  queue.add(
    fresh.map(({ file }) => file),
    {
      begun: (file) => rememberedUploads.find(places.get(file)?.key ?? "")?.begun,
      isHeld: (file) => heldFiles.has(file),
    },
  );
  void compare(
    parentId,
    held.map(({ file, place }) => ({ file, folders: place.folders })),
  );
};

/** Goes on whichever page is shown. */
export const cloudUploads = {
  ...queue,
  already: () => already,
  put: (parentId: string | null, placed: readonly PlacedFile[]) => put(parentId, placed),
  putVersion: (itemId: string, file: File) => put(null, [{ file, folders: [], itemId }]),
  /** What another session has left behind. */
  discard: async () => {
    // Another tab may have gone on with it.
    await rememberedUploads.recall();
    const left = rememberedUploads.interrupted();
    rememberedUploads.forget(left.map(({ key }) => key));
    await Promise.all(left.flatMap(({ begun }) => (begun === undefined ? [] : giveUp(begun))));
  },
};
