import { shares } from "../../../shared/cloud/shares.contract.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";

export const shareList = listOf(shares.all, { sort: "createdAt:desc" });

export const endShare = mutationOf(
  shares.remove,
  (params: { readonly id: string; readonly shareId: string }) => ({ params }),
);
