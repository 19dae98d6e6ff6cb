import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { OfficeLink, OfficeLinkDraft } from "../../../shared/organisations/link.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { call, callVersioned } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import type { SaveRequest } from "../../components/form/editor/use-entity-form.ts";
import type { LinkForm } from "./link-form.ts";

const { links } = organisations;

export const linkQueries = {
  list: (id: string) => {
    const input = { params: { id } };
    return queryOptions({
      queryKey: keyOf(links.list, input),
      queryFn: ({ signal }) => call(links.list, input, signal),
      select: ({ data }) => data,
    });
  },
};

const refreshLinks = (client: QueryClient) => client.invalidateQueries({ queryKey: keyOf(links.list) });

/** A link with its version, as it is stored now. */
export const readLink = (officeId: string, linkId: string) =>
  callVersioned(links.read, { params: { id: officeId, linkId } });

interface RestoreLink {
  readonly officeId: string;
  readonly body: OfficeLinkDraft;
}

interface Reorder {
  readonly officeId: string;
  readonly links: readonly OfficeLink[];
}

export const linkMutations = {
  save: (officeId: string) =>
    mutationOptions({
      mutationFn: ({ id, body, ifMatch }: SaveRequest<LinkForm>) =>
        id === undefined
          ? callVersioned(links.create, { params: { id: officeId }, body })
          : callVersioned(links.update, { params: { id: officeId, linkId: id }, body }, { ifMatch }),
      onSuccess: (_saved, _request, _before, { client }) => refreshLinks(client),
    }),
  /** Brings back what was deleted, where it stood. */
  restore: mutationOptions({
    mutationFn: ({ officeId, body }: RestoreLink) => call(links.create, { params: { id: officeId }, body }),
    onSuccess: (_saved, _request, _before, { client }) => refreshLinks(client),
  }),
  /** Shown at once, so that what was dropped stays where it was dropped. */
  reorder: mutationOptions({
    mutationFn: ({ officeId, links: ordered }: Reorder) =>
      call(links.reorder, { params: { id: officeId }, body: { linkIds: ordered.map(({ id }) => id) } }),
    onMutate: async ({ officeId, links: ordered }, { client }) => {
      const { queryKey } = linkQueries.list(officeId);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { totalCount: ordered.length, data: [...ordered] });
    },
    onSettled: (_saved, _error, _request, _before, { client }) => refreshLinks(client),
  }),
  remove: mutationOptions({
    mutationFn: ({ officeId, id }: { readonly officeId: string; readonly id: string }) =>
      call(links.remove, { params: { id: officeId, linkId: id } }),
    onSuccess: (_nothing, _request, _before, { client }) => refreshLinks(client),
  }),
};
