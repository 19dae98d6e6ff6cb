import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { OfficeLink } from "../../../shared/organisations/link.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { mutationOf, savingOf } from "../../app/client/mutation-of.ts";
import { editOf, queryOf, rowsOf } from "../../app/client/query-of.ts";
import type { LinkForm } from "./link-form.ts";

const { links } = organisations;

export const linkQueries = {
  list: (id: string) => queryOptions({ ...queryOf(links.list, { params: { id } }), select: rowsOf }),
  edit: (officeId: string) => (linkId: string) => editOf(links.read, { params: { id: officeId, linkId } }),
};

interface Reorder {
  readonly officeId: string;
  readonly links: readonly OfficeLink[];
}

export const linkMutations = {
  save: (id: string) =>
    savingOf(links, {
      create: (body: LinkForm) => ({ params: { id }, body }),
      update: (body, linkId) => ({ params: { id, linkId }, body }),
    }),
  restore: mutationOf(links.restore),
  /** Optimistic, so that a dropped link stays where it was dropped. */
  reorder: mutationOptions({
    ...mutationOf(links.reorder, ({ officeId, links: ordered }: Reorder) => ({
      params: { id: officeId },
      body: { linkIds: ordered.map(({ id }) => id) },
    })),
    onMutate: async ({ officeId, links: ordered }, { client }) => {
      const { queryKey } = linkQueries.list(officeId);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { totalCount: ordered.length, data: [...ordered] });
    },
    onError: (_error, { officeId }, _before, { client }) =>
      client.invalidateQueries(linkQueries.list(officeId)),
  }),
  remove: mutationOf(links.remove),
};
