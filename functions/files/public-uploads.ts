import { ulid } from "ulid";
import { applicationFiles } from "../../shared/applications/application-files.ts";
import { fileProblems } from "../../shared/files/files.problems.ts";
import { publicUploads as contract } from "../../shared/files/public-uploads.contract.ts";
import { anybody } from "../data/files/owned-files.ts";
import type { StoredFile } from "../data/files/stored-file.ts";
import { implement } from "../platform/http/implement.ts";
import { problemAt } from "../platform/http/problem.ts";
import { objectionTo } from "./file-types.ts";
import type { FilesDeps } from "./files.deps.ts";
import { text } from "./files.text.ts";

const shownState = ({ state, ...file }: StoredFile) => (state === "dropped" ? [] : [{ ...file, state }]);

export const publicUploads = implement<typeof contract, FilesDeps>(contract, {
  begin: async ({ body: { multipart: _, ...claims } }, { files, loadFileStore, now }) => {
    const objection = objectionTo(claims);
    if (objection) throw problemAt(fileProblems.typeRefused, "fileName", objection);
    const { maxSize } = applicationFiles;
    if (claims.size > maxSize) {
      throw problemAt(fileProblems.tooLarge, "size", text.documentTooLarge(maxSize));
    }
    const file: StoredFile = {
      ...claims,
      id: ulid(),
      owner: null,
      uploaderId: anybody.userId,
      state: "waiting",
      reason: null,
      createdAt: now.toISOString(),
    };
    await files.insert(file);
    return { id: file.id, upload: await (await loadFileStore()).ticket(file) };
  },

  uploads: async ({ query }, { files }) => {
    const found = await files.findMany(query.ids);
    return {
      data: [...found.values()]
        .filter(({ uploaderId, owner }) => uploaderId === anybody.userId && owner === null)
        .flatMap(shownState),
    };
  },
});
