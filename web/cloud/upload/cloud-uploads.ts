import { userIdNow } from "../../app/client/session.ts";
import type { PlacedFile } from "../../components/files/dropped-files.ts";
import { createLastingUploads } from "../../components/files/lasting-uploads.ts";
import { forgetFolders } from "./make-folders.ts";
import type { Place } from "./place.ts";
import { sameContent, sameName } from "./questions.ts";
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
    const isStored = await storeUpload({ fileId: id, name: file.name, signal }, place);
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
    sameName.forget();
    sameContent.forget();
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

const put = (files: readonly (PlacedFile & Pick<Place, "parentId" | "itemId">)[]) => {
  const userId = userIdNow();
  const known = files.map(({ file, ...place }) => {
    const { name, size, lastModified } = file;
    const remembered = { userId, name, size, lastModified, ...place };
    return { file, remembered, place: { ...place, key: rememberedUploads.keyOf(remembered) } };
  });
  const underWay = new Set(queue.state().uploads.map(({ file }) => places.get(file)?.key));
  const isThere = (key: string) => rememberedUploads.wasDone(key);
  const fresh = known.filter(({ place: { key } }) => !underWay.has(key) && !isThere(key));
  already = known.filter(({ place: { key } }) => isThere(key)).length;
  rememberedUploads.begin(fresh.map(({ remembered }) => remembered));
  for (const { file, place } of fresh) places.set(file, place);
  queue.add(
    fresh.map(({ file }) => file),
    (file) => rememberedUploads.find(places.get(file)?.key ?? "")?.begun,
  );
};

/** Goes on whichever page is shown. */
export const cloudUploads = {
  ...queue,
  already: () => already,
  put: (parentId: string | null, placed: readonly PlacedFile[]) =>
    put(placed.map((one) => ({ ...one, parentId }))),
  putVersion: (itemId: string, file: File) => put([{ file, folders: [], parentId: null, itemId }]),
  /** What another session has left behind. */
  discard: async () => {
    // Another tab may have gone on with it.
    await rememberedUploads.recall();
    const left = rememberedUploads.interrupted();
    rememberedUploads.forget(left.map(({ key }) => key));
    await Promise.all(left.flatMap(({ begun }) => (begun === undefined ? [] : giveUp(begun))));
  },
};
