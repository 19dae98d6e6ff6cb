import { publicRequests as contract } from "../../../shared/cloud/public-requests.contract.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { officeDay } from "../../../shared/dates/office-days.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import { OPERATOR } from "../../../shared/organisations/operator.ts";
import { filesIn } from "../../data/cloud/request-uses.repository.ts";
import { isParted, joinParts, type PartedFile, signParts } from "../../data/files/parted-uploads.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { beginUpload } from "./begin-upload.ts";
import type { PublicRequestsDeps } from "./public-requests.deps.ts";
import { requestPage } from "./request-page.ts";
import { visitedRequest } from "./visited-request.ts";

const uploadStates = {
  receiving: "waiting",
  received: "ready",
  accepted: "ready",
  returned: "refused",
  refused: "refused",
} as const;

const sentInParts = async (
  { token, id }: { readonly token: string; readonly id: string },
  deps: PublicRequestsDeps & { readonly now: Date },
): Promise<PartedFile> => {
  const { request } = await visitedRequest(token, deps);
  const file = await deps.files.find(id);
  const isOwn = file?.owner?.kind === "cloudRequest" && file.owner.id === request.id;
  if (!isOwn || !isParted(file)) throw new Problem(fileProblems.notFound);
  return file;
};

export const publicRequests = implement<typeof contract, PublicRequestsDeps>(contract, {
  page: async ({ params: { token }, query }, deps) => {
    const { request, officeId } = await visitedRequest(token, deps);
    const [use, office] = await Promise.all([
      deps.requestUses.find(request),
      deps.organisations.find(officeId ?? OPERATOR),
    ]);
    const files = filesIn(use);
    const lang = query.lang ?? request.language;
    return requestPage({ request, files, submittedAt: use?.submittedAt, token, lang, office });
  },

  begin: async ({ params: { token }, body }, deps) =>
    beginUpload(await visitedRequest(token, deps), body, deps),

  files: async ({ params: { token }, query: { ids } }, deps) => {
    const { request } = await visitedRequest(token, deps);
    const asked = new Set(ids);
    return {
      data: filesIn(await deps.requestUses.find(request))
        .filter(({ id }) => asked.has(id))
        .map(({ id, state }) => ({ id, state: uploadStates[state] })),
    };
  },

  sign: async ({ params, body }, deps) => signParts(await sentInParts(params, deps), body, deps),

  complete: async ({ params }, deps) => joinParts(await sentInParts(params, deps), deps),

  submit: async ({ params: { token } }, deps) => {
    const { request, root, tree, asker } = await visitedRequest(token, deps);
    const { requestUses, notifications, now } = deps;
    await requestUses.submit(request, now);
    const above = tree.foldersAbove(root).map(({ id }) => id);
    const subject = { area: "cloudItem", id: root.id } as const;
    const notification = { kind: "papersSubmitted", subject, occasion: officeDay(now), above } as const;
    await notifications.notify([actorOf(asker)], notification, now);
  },
});
