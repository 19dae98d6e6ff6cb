import { mutationOptions } from "@tanstack/react-query";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import type { SeriesScope } from "../../shared/calendar/event-series.ts";
import type { EndpointSpec } from "../../shared/contract/endpoint.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { misc } from "../../shared/misc/misc.contract.ts";
import { newsTrash } from "../../shared/news/trash.contract.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { type TrashedThing, trash } from "../../shared/search/trash.contract.ts";
import type { TrashKind } from "../../shared/search/trash-kinds.ts";
import { call } from "../app/client/call.ts";
import { listOf } from "../app/client/list-of.ts";
import { mutationOf } from "../app/client/mutation-of.ts";
import { keyOf } from "../app/client/query-key.ts";
import { refresh } from "../app/client/refresh.ts";

export const trashList = (kind: TrashKind | undefined) =>
  listOf(trash.list, { sort: "deletedAt:desc", ...(kind ? { config: { kind } } : {}) });

export interface Restoring {
  readonly thing: TrashedThing;
  readonly scope?: SeriesScope | undefined;
}

interface Restoration {
  readonly endpoint: EndpointSpec;
  readonly run: (restoring: Restoring) => Promise<unknown>;
}

const ofNews: Restoration = {
  endpoint: newsTrash.restore,
  run: ({ thing: { kind, id } }) => call(newsTrash.restore, { params: { kind, id } }),
};

const restorations: Readonly<Record<TrashKind, Restoration>> = {
  posts: {
    endpoint: discussions.posts.restore,
    run: ({ thing: { id, parentId } }) =>
      call(parentId === null ? discussions.posts.restore : discussions.answers.restore, { params: { id } }),
  },
  articles: ofNews,
  newsletters: ofNews,
  subscribers: ofNews,
  events: {
    endpoint: calendar.events.restore,
    run: ({ thing: { id }, scope }) => call(calendar.events.restore, { params: { id }, query: { scope } }),
  },
  misc: {
    endpoint: misc.groups.restore,
    run: ({ thing: { id, parentId } }) =>
      parentId === null
        ? call(misc.groups.restore, { params: { id } })
        : call(misc.entries.restore, { params: { id: parentId, dataId: id } }),
  },
  links: {
    endpoint: organisations.links.restore,
    run: ({ thing: { id, parentId } }) =>
      call(organisations.links.restore, { params: { id: parentId ?? "", linkId: id } }),
  },
};

export const trashMutations = {
  restore: mutationOptions({
    mutationFn: async (restoring: Restoring, { client }) => {
      const { endpoint, run } = restorations[restoring.thing.kind];
      await run(restoring);
      await refresh(client, keyOf(endpoint));
    },
  }),
  remove: mutationOf(newsTrash.remove, ({ kind, id }: TrashedThing) => ({ params: { kind, id } })),
};
