import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { answers } from "../../../shared/discussions/answers.contract.ts";
import { groups } from "../../../shared/discussions/groups.contract.ts";
import { posts } from "../../../shared/discussions/posts.contract.ts";
import { reactions } from "../../../shared/discussions/reactions.contract.ts";
import { reading } from "../../../shared/discussions/reading.contract.ts";
import { reports } from "../../../shared/discussions/reports.contract.ts";
import { call, callVersioned } from "../../app/client/call.ts";
import { frameQuery } from "../../app/client/frame.query.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf, savingOf } from "../../app/client/mutation-of.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { editOf, queryOf } from "../../app/client/query-of.ts";
import { reactionsBy } from "../../components/reactions/reactions.queries.ts";
import { type PostForm, postFormOf } from "./post-form.ts";

const bell = frameQuery.queryKey;

export const postQueries = {
  read: (id: string) => queryOf(posts.read, { params: { id }, query: {} }),
  edit: (id: string) => editOf(posts.read, { params: { id }, query: {} }),
  forums: queryOptions({
    ...queryOf(groups.list, { query: { withForums: true } }),
    select: ({ data }) =>
      data.flatMap((group) => (group.forums ?? []).map((forum) => ({ ...forum, groupName: group.name }))),
    staleTime: 60_000,
  }),
  answers: (id: string) => listOf(answers.list, { params: { id } }),
  answersPage: (id: string, config: ListConfig) =>
    queryOf(answers.list, { params: { id }, query: { config } }),
  position: (id: string) => queryOf(answers.position, { params: { id } }),
  history: (id: string) => queryOf(posts.history, { params: { id } }),
  answerHistory: (id: string) => queryOf(answers.history, { params: { id } }),
};

interface PostChange {
  readonly id: string;
  readonly changes: Partial<PostForm>;
}

export const postMutations = {
  save: savingOf(posts, {
    create: (body: PostForm) => ({ body }),
    update: (body, id) => ({ params: { id }, body }),
  }),
  /** Saves onto the present version, so it overwrites no concurrent edit. */
  change: mutationOptions({
    mutationKey: keyOf(posts.update),
    mutationFn: async ({ id, changes }: PostChange) => {
      const { data, etag } = await callVersioned(posts.read, { params: { id }, query: {} });
      const body = { ...postFormOf(data), ...changes };
      return callVersioned(posts.update, { params: { id }, body }, { ifMatch: etag });
    },
  }),
  /** Refreshes nothing: the open page would request the deleted post. */
  remove: mutationOptions({ mutationFn: (id: string) => call(posts.remove, { params: { id } }) }),
  restore: mutationOf(posts.restore, (id: string) => ({ params: { id } })),
  /** Refreshes nothing either. */
  merge: mutationOptions({
    mutationFn: ({ id, into }: { readonly id: string; readonly into: string }) =>
      call(posts.merge, { params: { id }, body: { into } }),
  }),
  separate: mutationOf(posts.separate, (id: string) => ({ params: { id } })),
  /** Changes nothing else, so nothing is refetched. */
  follow: mutationOptions({
    mutationFn: ({ id, follows }: { readonly id: string; readonly follows: boolean }) =>
      call(posts.follow, { params: { id }, body: { follows } }),
  }),
  report: mutationOf(reports.report),
  solve: mutationOf(posts.solve),
  /** New answers stay marked on the page: only the counts change at once, the rest on the next visit. */
  markRead: mutationOptions({
    mutationFn: ({ id, answerId }: { readonly id: string; readonly answerId: string | null }) =>
      call(reading.readPost, { params: { id }, body: { answerId } }),
    onSuccess: async (unread, _read, _before, { client }) => {
      await client.invalidateQueries({
        predicate: ({ queryKey: [key] }) => String(key).startsWith("GET /v1/discussions/"),
        refetchType: "none",
      });
      client.setQueryData(keyOf(reading.unread, {}), unread);
      if (client.getQueryData(bell)?.count) await client.invalidateQueries({ queryKey: bell });
    },
  }),
};

export const postReactions = reactionsBy({ list: reactions.ofPost, set: reactions.toPost }, posts.read);
export const answerReactions = reactionsBy(
  { list: reactions.ofAnswer, set: reactions.toAnswer },
  answers.list,
);

export const answerMutations = {
  update: mutationOf(answers.update),
  remove: mutationOf(answers.remove, (id: string) => ({ params: { id } })),
  restore: mutationOf(answers.restore, (id: string) => ({ params: { id } })),
};
