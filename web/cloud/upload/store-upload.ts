import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { items } from "../../../shared/cloud/items.contract.ts";
import { accessProblems } from "../../../shared/contract/general.problems.ts";
import type { ProblemKind } from "../../../shared/contract/problem.ts";
import { plainName } from "../../../shared/files/file-name.ts";
import { fileParts } from "../../../shared/files/parts.contract.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { call } from "../../app/client/call.ts";
import { unlessTaken } from "../../components/files/upload-file.ts";
import { foldersInConfig } from "../cloud.queries.ts";
import { type Answer, questions } from "./questions.ts";
import type { CloudLocation } from "./remembered-uploads.ts";

const made = new Map<string, Promise<string>>();

const existing = async (parentId: string | null, title: string): Promise<string | undefined> => {
  const { data } = await call(items.list, { query: { config: foldersInConfig(parentId) } });
  const same = data.find((item) => !item.isFile && item.title === plainName(title));
  return same?.id;
};

const folderIn = (parentId: string | null, title: string): Promise<string> => {
  const key = JSON.stringify([parentId, title]);
  const before = made.get(key);
  if (before) return before;
  const making = (async () =>
    (await existing(parentId, title)) ?? (await call(items.create, { body: { title, parentId } })).id)();
  made.set(key, making);
  // A failed folder is forgotten, so that the next file tries again.
  making.catch(() => made.delete(key));
  return making;
};

/** Creates missing folders, each once however many files it gets. */
const makeFolders = async (
  parentId: string | null,
  titles: readonly string[],
  signal: AbortSignal,
): Promise<string | null> => {
  let folderId = parentId;
  for (const title of titles) {
    signal.throwIfAborted();
    folderId = await folderIn(folderId, title);
  }
  return folderId;
};

/** Folders may be moved or deleted between uploads. */
export const forgetFolders = (): void => made.clear();

/** Limits concurrency; the rest waits in order. */
const createLanes = (count: number) => {
  const waiting: (() => void)[] = [];
  let free = count;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};

interface Stored {
  readonly fileId: string;
  readonly file: File;
  readonly signal: AbortSignal;
}

const addVersion = (id: string, { fileId, signal }: Stored) =>
  call(items.update, { params: { id }, body: { fileId } }, signal);

/** Best effort: the server removes unused uploads within a day. */
export const giveUp = async (fileId: string): Promise<void> => {
  await call(fileParts.abort, { params: { id: fileId } }).catch(() => {});
};

/** A browser has six connections for a host, and running uploads need most of them. */
const inTurn = createLanes(2);

const currentIn = async (error: unknown, kind: ProblemKind) => {
  if (!isProblem(error, kind)) return;
  const { currentItem } = await import("./current-item.ts");
  return currentItem(error.current);
};

const create = async (
  stored: Stored,
  parentId: string | null,
  answer: Answer | undefined,
): Promise<boolean> => {
  const { fileId, file, signal } = stored;
  try {
    if (typeof answer === "object") await addVersion(answer.versionOf, stored);
    else {
      const isBoth = answer === "both";
      const body = { fileId, parentId, unlessSame: !isBoth, keepBoth: isBoth };
      await inTurn(() => call(items.create, { body }, signal));
    }
    return true;
  } catch (error) {
    // The file to be replaced is gone or no longer the viewer's own.
    const isLost = isProblem(error, cloudProblems.notFound) || isProblem(error, accessProblems.denied);
    if (typeof answer === "object" && isLost) return create(stored, parentId, undefined);
    const twin = await currentIn(error, cloudProblems.sameContent);
    const namesake = await currentIn(error, cloudProblems.nameTaken);
    const current = twin ?? namesake;
    if (!current) throw error;
    // The duplicate arrived after the comparison.
    const next = await questions.ask(twin ? "content" : "name", file, current);
    if (next) return create(stored, parentId, next);
    await giveUp(fileId);
    return false;
  }
};

/** Resolves to false if the person leaves out a duplicate. */
export const storeUpload = async (stored: Stored, location: CloudLocation): Promise<boolean> => {
  const { parentId, folders, itemId, answer } = location;
  const isStored = await unlessTaken(async () => {
    if (itemId === undefined) {
      return create(stored, await makeFolders(parentId, folders, stored.signal), answer);
    }
    await addVersion(itemId, stored);
    return true;
  });
  return isStored ?? true;
};
