import type { ShareForm } from "../../../shared/cloud/share.ts";
import { shares } from "../../../shared/cloud/shares.contract.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf } from "../../app/client/query-of.ts";

interface Sharing {
  readonly id: string;
  readonly body: ShareForm;
}

export const sharesOf = (id: string) => queryOf(shares.list, { params: { id } });

export const shareMutations = {
  create: mutationOf(shares.create, ({ id, body }: Sharing) => ({ params: { id }, body })),
  remove: mutationOf(shares.remove, (params: { readonly id: string; readonly shareId: string }) => ({
    params,
  })),
};
