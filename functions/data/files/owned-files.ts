import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { ProblemKind } from "../../../shared/contract/problem.ts";
import type { FilePurpose } from "../../../shared/files/file.ts";
import { fileKindOf } from "../../../shared/files/file-kind.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import { Problem } from "../../platform/http/problem.ts";
import { change, expression } from "../../platform/table/change.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { problemOnConflict } from "../../platform/table/write-failures.ts";
import { fileKey } from "./file-item.ts";
import { openFiles } from "./files.repository.ts";
import { dropWrite, freeWrites } from "./freed-files.ts";
import type { Owner, StoredFile } from "./stored-file.ts";

export interface FileUse {
  readonly id: string;
  /** Such as `files.0.id`, where errors are shown. */
  readonly path: string;
  readonly isImage?: boolean;
  readonly purpose?: FilePurpose;
  /** The state in which the file was found: `ready`, unless its entity takes unchecked files. */
  readonly state?: "waiting" | "ready";
}

/** Leaves room for the entity's own writes in a transaction of 100. */
const MAX_CHANGES = 90;

type Uploader = Pick<Viewer, "userId">;

export const anybody: Uploader = { userId: "anybody" };

const idsOf = (uses: readonly FileUse[]) => new Set(uses.map(({ id }) => id));

const takeWrite = (owner: Owner, { id, state = "ready" }: FileUse, viewer: Uploader): Write =>
  change(fileKey(id), {
    set: { ownerKind: owner.kind, ownerId: owner.id },
    // The sweep resolves a taken file that is not checked by then.
    remove: state === "ready" ? ["dueAt"] : [],
    if: expression`#state = ${state} AND attribute_not_exists(ownerId) AND uploaderId = ${viewer.userId}`,
  });

/** Large, counted or private files, which only uses that name their purpose take. */
const reserved: readonly string[] = ["cloud", "zip", "application"];

const isOwnedBy = (file: StoredFile | undefined, owner: Owner) =>
  file?.owner?.kind === owner.kind && file.owner.id === owner.id;

const problemWith = (
  { isImage, purpose, state = "ready" }: FileUse,
  file: StoredFile | undefined,
  owner: Owner,
  viewer: Uploader,
): ProblemKind | undefined => {
  if (!file || file.state === "dropped") return fileProblems.unknown;
  if (file.owner && !isOwnedBy(file, owner)) return fileProblems.taken;
  if (!file.owner && file.uploaderId !== viewer.userId) return fileProblems.unknown;
  if (file.state !== "ready" && file.state !== state) return fileProblems.notReady;
  const isMeant = file.purpose === purpose || (!purpose && !reserved.includes(file.purpose));
  if (!isMeant) return fileProblems.otherPurpose;
  return isImage && fileKindOf(file.contentType) !== "image" ? fileProblems.notAnImage : undefined;
};

export const openOwnedFiles = (table: Table) => {
  const files = openFiles(table);

  return {
    /** Answers 422 at the field of each refused file; reads nothing if no file is new. */
    check: async (
      owner: Owner,
      before: readonly FileUse[],
      after: readonly FileUse[],
      viewer: Uploader,
    ): Promise<ReadonlyMap<string, StoredFile>> => {
      const known = new Set(before.map(({ id, isImage = false }) => `${id} ${isImage}`));
      const fresh = after.filter(({ id, isImage = false }) => !known.has(`${id} ${isImage}`));
      const found = await files.findMany(fresh.map(({ id }) => id));
      const wrong = fresh.flatMap((use) => {
        const kind = problemWith(use, found.get(use.id), owner, viewer);
        return kind ? [{ kind, path: use.path, message: kind.title }] : [];
      });
      const [first] = wrong;
      if (first) {
        throw new Problem(first.kind, { errors: wrong.map(({ path, message }) => ({ path, message })) });
      }
      return found;
    },

    changeWrites: async (
      owner: Owner,
      before: readonly FileUse[],
      after: readonly FileUse[],
      { viewer, now }: { readonly viewer: Uploader; readonly now: Date },
    ): Promise<readonly Write[]> => {
      const [had, has] = [idsOf(before), idsOf(after)];
      // An old text may show a file that its entity never owned.
      const gone = await files.findMany([...had].filter((id) => !has.has(id)));
      const writes = [
        ...[...new Map(after.map((use) => [use.id, use])).values()]
          .filter(({ id }) => !had.has(id))
          .map((use) => takeWrite(owner, use, viewer)),
        ...[...gone.values()]
          .filter((file) => isOwnedBy(file, owner))
          .map(({ id }) => dropWrite(owner, id, now)),
      ];
      if (writes.length > MAX_CHANGES) throw new Problem(fileProblems.tooMany);
      return writes;
    },

    freeWrites: (owner: Owner, uses: readonly FileUse[]): readonly Write[] =>
      freeWrites(owner, [...idsOf(uses)]),

    refusingLostFiles: <Saved>(save: () => Promise<Saved>): Promise<Saved> =>
      problemOnConflict((cause) => new Problem(fileProblems.unknown, { cause }), save),
  };
};

export type OwnedFiles = ReturnType<typeof openOwnedFiles>;
