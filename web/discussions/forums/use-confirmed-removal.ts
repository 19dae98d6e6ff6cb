import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { forumGroupProblems, forumProblems } from "../../../shared/discussions/discussions.problems.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { useToasts } from "../../components/toasts.tsx";

interface Words {
  readonly removeTitle: string;
  readonly removeEmpty: (name: string) => string;
  readonly removeWith: (name: string, posts: number) => string;
  readonly removeVerb: (posts: number) => string;
  readonly removed: (name: string) => string;
}

interface Removed {
  readonly id: string;
  readonly name: string;
}

const Counted = z.object({ posts: z.int() });

/** How many posts there are by now, if that is why it was refused. */
const postsNow = (error: unknown): number | undefined =>
  isProblem(error, forumProblems.notEmpty, forumGroupProblems.notEmpty)
    ? Counted.safeParse(error.current).data?.posts
    : undefined;

export const useConfirmedRemoval = (
  removing: UseMutationOptions<undefined, Error, { readonly id: string; readonly posts: number }>,
  text: Words,
) => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const { mutateAsync: remove } = useMutation(removing);

  const ask = ({ id, name }: Removed, posts: number): void =>
    confirm({
      title: text.removeTitle,
      text: posts === 0 ? text.removeEmpty(name) : text.removeWith(name, posts),
      verb: text.removeVerb(posts),
      danger: true,
      run: async () => {
        try {
          await remove({ id, posts });
        } catch (error) {
          const now = postsNow(error);
          // Asked anew: somebody has written since.
          if (now !== undefined) ask({ id, name }, now);
          throw error;
        }
        toasts.success(text.removed(name));
      },
    });

  return ask;
};
