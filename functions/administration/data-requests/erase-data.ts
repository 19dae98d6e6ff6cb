import { millisecondsInSecond } from "date-fns/constants";
import { ulid } from "ulid";
import type { StoredDataRequest } from "../../data/data-requests/data-requests.repository.ts";
import { type Finding, survey } from "../../data/data-requests/survey.ts";
import { fileKey } from "../../data/files/file-item.ts";
import { mentionsOf } from "../../data/personal/mentions.ts";
import { findPerson, joinedPerson } from "../../data/personal/person.ts";
import type { Erasing, PersonalSource } from "../../data/personal/personal-source.ts";
import type { Stores } from "../../data/stores.ts";
import { Problem } from "../../platform/http/problem.ts";
import { log } from "../../platform/logging/log.ts";
import { change } from "../../platform/table/change.ts";

interface EraseDataDeps extends Stores {
  readonly sources: readonly PersonalSource[];
}

const MOST_RUNS = 3;
/** Others may store more about the person between two passes. */
const MOST_PASSES = 4;
const REPORT_EVERY = 2 * millisecondsInSecond;

const isLeft = ({ source: { fate } }: Finding) => fate === "erased";

/** Returns undefined if another run has taken over. */
const erasePass = async (
  request: StoredDataRequest,
  erasing: Erasing,
  { table, dataRequests, sources }: EraseDataDeps,
): Promise<{ readonly deleted: number; readonly unnamed: number } | undefined> => {
  const report = (done: number, total: number) => dataRequests.progress(request, { done, total }, Date.now());
  const found = await survey(table, sources, erasing, async () => report(0, 0));
  if (!found) return undefined;
  let reportedAt = 0;
  for (const [done, { source, key }] of found.entries()) {
    await source.erase?.(key, erasing);
    if (Date.now() - reportedAt < REPORT_EVERY) continue;
    reportedAt = Date.now();
    if (!(await report(done + 1, found.length))) return undefined;
  }
  return {
    deleted: found.filter(isLeft).length,
    unnamed: found.filter(({ source }) => source.fate === "unnamed").length,
  };
};

const finish = async (
  request: StoredDataRequest,
  { deleted, unnamed }: { readonly deleted: number; readonly unnamed: number },
  { actor, requestId, now, contents }: Erasing,
  { table, audit, dataRequests }: EraseDataDeps,
) => {
  const proof = await audit.writeOf({
    id: ulid(),
    action: "data-request.erased",
    actor,
    subject: { id: requestId, name: null },
    facts: { created: 0, updated: contents === "unnamed" ? unnamed : 0, deleted },
    requestId,
  });
  const zip =
    request.fileId === null
      ? []
      : [
          change(fileKey(request.fileId), {
            set: { state: "dropped", dueAt: now.getTime() },
            if: "attribute_exists(pk)",
          }),
        ];
  await table.tryTransact([
    dataRequests.finishWrite(request, {
      state: "erased",
      erasedAt: now.toISOString(),
      email: null,
      person: null,
      fileId: null,
    }),
    proof,
    ...zip,
  ]);
};

const eraseAll = async (request: StoredDataRequest, erasing: Erasing, deps: EraseDataDeps): Promise<void> => {
  let deleted = 0;
  for (let pass = 1; pass <= MOST_PASSES; pass++) {
    const counts = await erasePass(request, erasing, deps);
    if (!counts) return;
    deleted += counts.deleted;
    if (counts.deleted === 0) return finish(request, { deleted, unnamed: counts.unnamed }, erasing, deps);
  }
  throw new Error("Something to erase was found again and again.");
};

const giveUp = async (request: StoredDataRequest, why: object, { table, dataRequests }: EraseDataDeps) => {
  log.warn("an erasure was given up", { id: request.id, runs: request.runs, ...why });
  await table.tryTransact([dataRequests.finishWrite(request, { state: "failed" })]);
};

export const eraseDataOf = async (deps: EraseDataDeps, id: string): Promise<void> => {
  const request = await deps.dataRequests.claim(id, ["erasing", "erasing"], Date.now());
  if (!request?.email || !request.person || !request.contents || !request.erasedBy) return;
  if (request.runs > MOST_RUNS) return giveUp(request, {}, deps);
  const person = joinedPerson(request.person, await findPerson(request.email, deps));
  const erasing: Erasing = {
    person,
    mentions: mentionsOf(person),
    contents: request.contents,
    requestId: id,
    actor: request.erasedBy,
    now: new Date(),
  };
  try {
    await eraseAll(request, erasing, deps);
  } catch (error) {
    // A problem is final: the last administrator, for example, cannot be erased.
    if (error instanceof Problem) return giveUp(request, { code: error.kind.code }, deps);
    throw error;
  }
};
