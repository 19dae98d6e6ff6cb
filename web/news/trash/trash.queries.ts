import { newsTrash } from "../../../shared/news/trash.contract.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";

export const trashList = listOf(newsTrash.list, { sort: "deletedAt:desc" });

export const trashMutations = {
  restore: mutationOf(newsTrash.restore, (id: string) => ({ params: { id } })),
  remove: mutationOf(newsTrash.remove, (id: string) => ({ params: { id } })),
};
