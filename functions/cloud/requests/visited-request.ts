import { paperRequestProblems } from "../../../shared/cloud/cloud.problems.ts";
import { isOver, type StoredRequest } from "../../data/cloud/cloud-requests.collection.ts";
import { loadShareReader, type OpenShare } from "../../data/cloud/open-share.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { PublicRequestsDeps } from "./public-requests.deps.ts";
import { endedDetail } from "./request-page.text.ts";

export interface VisitedRequest extends Pick<OpenShare, "root" | "tree"> {
  readonly request: StoredRequest;
  readonly asker: OpenShare["sharer"];
  readonly officeId: string | null;
}

export const requestEnded = (): Problem =>
  new Problem(paperRequestProblems.notFound, { detail: endedDetail });

export const visitedRequest = async (
  token: string,
  deps: PublicRequestsDeps & { readonly now: Date },
): Promise<VisitedRequest> => {
  const id = deps.requestLinks.idIn(token);
  const request = id === undefined ? undefined : await deps.cloudRequests.find(id);
  if (!request || isOver(request, deps.now)) throw requestEnded();
  const opened = (await loadShareReader(deps))(request);
  if (!opened) throw requestEnded();
  const { root, tree, sharer: asker } = opened;
  return { request, root, tree, asker, officeId: root.organisationId ?? asker.employedAt };
};
