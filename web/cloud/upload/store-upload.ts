import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { items } from "../../../shared/cloud/items.contract.ts";
import type { ProblemKind } from "../../../shared/contract/problem.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import { fileParts } from "../../../shared/files/parts.contract.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { call } from "../../app/client/call.ts";
import { createLanes } from "./lanes.ts";
import { makeFolders } from "./make-folders.ts";
import type { Place } from "./place.ts";
import { sameContent, sameName } from "./questions.ts";

const addVersion = (id: string, fileId: string) => call(items.update, { params: { id }, body: { fileId } });

/** The server removes what nobody takes within a day. */
export const giveUp = async (fileId: string): Promise<void> => {
  await call(fileParts.abort, { params: { id: fileId } }).catch(() => {});
};

/** A browser has six connections, which the files on their way need more. */
const inTurn = createLanes(2);

interface Storing {
  readonly fileId: string;
  readonly name: string;
  readonly parentId: string | null;
}

const currentIn = (error: unknown, kind: ProblemKind) =>
  isProblem(error, kind) ? CloudItem.safeParse(error.current).data : undefined;

const create = async ({ fileId, name, parentId }: Storing, unlessSame: boolean): Promise<unknown> => {
  try {
    return await inTurn(() => call(items.create, { body: { fileId, parentId, unlessSame } }));
  } catch (error) {
    const twin = currentIn(error, cloudProblems.sameContent);
    if (twin) {
      return (await sameContent.ask(name, twin)) ? create({ fileId, name, parentId }, false) : giveUp(fileId);
    }
    const namesake = currentIn(error, cloudProblems.nameTaken);
    if (!namesake) throw error;
    return (await sameName.ask(name, namesake)) ? addVersion(namesake.id, fileId) : giveUp(fileId);
  }
};

/** Puts an upload where it belongs, and asks where something like it is there. */
export const storeUpload = async (
  fileId: string,
  name: string,
  { parentId, folders, itemId }: Place,
): Promise<void> => {
  try {
    if (itemId === undefined) {
      await create({ fileId, name, parentId: await makeFolders(parentId, folders) }, true);
    } else await addVersion(itemId, fileId);
  } catch (error) {
    // An interrupted page got as far as this.
    if (!isProblem(error, fileProblems.taken)) throw error;
  }
};
