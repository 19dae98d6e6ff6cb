import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { items } from "../../../shared/cloud/items.contract.ts";
import type { ProblemKind } from "../../../shared/contract/problem.ts";
import { fileParts } from "../../../shared/files/parts.contract.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { call } from "../../app/client/call.ts";
import { unlessTaken } from "../../components/files/unless-taken.ts";
import { createLanes } from "./lanes.ts";
import { makeFolders } from "./make-folders.ts";
import type { Place } from "./place.ts";
import { sameContent, sameName } from "./questions.ts";

interface Stored {
  readonly fileId: string;
  readonly name: string;
  readonly signal: AbortSignal;
}

const addVersion = (id: string, { fileId, signal }: Stored) =>
  call(items.update, { params: { id }, body: { fileId } }, signal);

/** The server removes what nobody takes within a day. */
export const giveUp = async (fileId: string): Promise<void> => {
  await call(fileParts.abort, { params: { id: fileId } }).catch(() => {});
};

/** A browser has six connections, which the files on their way need more. */
const inTurn = createLanes(2);

const currentIn = (error: unknown, kind: ProblemKind) =>
  isProblem(error, kind) ? CloudItem.safeParse(error.current).data : undefined;

const create = async (stored: Stored, parentId: string | null, unlessSame: boolean): Promise<boolean> => {
  const { fileId, name, signal } = stored;
  try {
    await inTurn(() => call(items.create, { body: { fileId, parentId, unlessSame } }, signal));
    return true;
  } catch (error) {
    const twin = currentIn(error, cloudProblems.sameContent);
    const namesake = currentIn(error, cloudProblems.nameTaken);
    if (twin && (await sameContent.ask(name, twin))) return create(stored, parentId, false);
    if (namesake && (await sameName.ask(name, namesake))) {
      await addVersion(namesake.id, stored);
      return true;
    }
    if (!twin && !namesake) throw error;
    await giveUp(fileId);
    return false;
  }
};

/** Puts an upload where it belongs, and asks where something like it is there; false if it was left out then. */
export const storeUpload = async (stored: Stored, { parentId, folders, itemId }: Place): Promise<boolean> => {
  const isStored = await unlessTaken(async () => {
    if (itemId === undefined) {
      return create(stored, await makeFolders(parentId, folders, stored.signal), true);
    }
    await addVersion(itemId, stored);
    return true;
  });
  return isStored ?? true;
};
