import { maySeeItem } from "../../../shared/cloud/cloud-visibility.ts";
import type { OwnPaperRequest } from "../../../shared/cloud/paper-request.ts";
import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { pageOf, projectionOf } from "../../platform/collection/join.ts";
import type { ListRules } from "../../platform/collection/list-rules.ts";
import { everything } from "../../platform/collection/visible.ts";
import type { CloudDeps } from "../cloud.deps.ts";
import { shownSummary } from "./shown-request.ts";

export const allRequests = async ({ cloudRequests }: Pick<CloudDeps, "cloudRequests">) =>
  Array.from((await cloudRequests.projection()).entries(), ({ listed }) => listed).toSorted((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );

type SortedField = "createdAt" | "expiresAt" | "title" | "name" | "toJudge" | "state";

const rules: ListRules<OwnPaperRequest> = {
  fieldOf: (request, field) => request[field as SortedField], // the contract declares no others
  searchText: ({ title, name }) => [title, name],
  defaultSort: [{ field: "createdAt", direction: "desc" }],
};

export const ownRequests = async (
  config: ListConfig,
  deps: CloudDeps & { readonly viewer: Viewer },
): Promise<Page<OwnPaperRequest>> => {
  const { viewer, requestUses, cloudTree } = deps;
  const [all, { pathTo }] = await Promise.all([allRequests(deps), cloudTree()]);
  const found = all.flatMap((request) => {
    const path = request.userId === viewer.userId ? pathTo(request.itemId) : undefined;
    return path && maySeeItem(viewer, path) ? [{ request, path }] : [];
  });
  const uses = await requestUses.findMany(found.map(({ request }) => request));
  const shown = found.map(({ request, path }) => ({
    ...shownSummary(request, uses.get(request.id)),
    path: path.slice(0, -1).map(({ id, title }) => ({ id, title })),
  }));
  return pageOf(projectionOf(shown, rules), config, everything);
};
