import { answers } from "../../../shared/discussions/answers.contract.ts";
import { type DeletedEntry, deletedEntries } from "../../../shared/discussions/deleted-entries.contract.ts";
import { posts } from "../../../shared/discussions/posts.contract.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";

export const deletedIn = (forumId: string) => listOf(deletedEntries.list, { params: { id: forumId } });

const named = ({ id }: Pick<DeletedEntry, "id">) => ({ params: { id } });

export const restorations = {
  post: mutationOf(posts.restore, named),
  answer: mutationOf(answers.restore, named),
};
