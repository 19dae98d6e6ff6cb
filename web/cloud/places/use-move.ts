import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { cloudMutations, cloudQueries } from "../cloud.queries.ts";
import { actionText, moveText as text } from "../cloud.text.ts";
import { isWider } from "../items/is-wider.ts";
import type { PickedFolder } from "./folder-picker.tsx";

interface Move {
  readonly items: readonly CloudItem[];
  readonly folder: PickedFolder;
}

export const moveTitle = (items: readonly CloudItem[]): string =>
  items.length === 1 ? text.title(items[0]?.title ?? "") : text.titleMany(items.length);

/** Asks first where more people would see it. `onError` also if the page was left meanwhile. */
export const useMove = (onMoved: () => void, onError?: (error: unknown) => void) => {
  const client = useQueryClient();
  const confirm = useConfirm();
  const toasts = useToasts();
  const { mutateAsync } = useMutation(cloudMutations.move);

  const groupsOf = async (id: string | null) =>
    id === null ? [] : (await client.query({ ...cloudQueries.audience(id), staleTime: 0 })).groups;

  const widens = async ({ items, folder }: Move): Promise<boolean> => {
    const parents = [...new Set(items.map(({ parentId }) => parentId))];
    const [there = [], ...here] = await Promise.all([folder.id, ...parents].map(groupsOf));
    return items.some(({ parentId, visibility }) =>
      isWider([visibility, ...(here[parents.indexOf(parentId)] ?? [])], [visibility, ...there]),
    );
  };

  const move = async ({ items, folder }: Move) => {
    const { error } = await mutateAsync({ items, parentId: folder.id });
    if (error) throw error;
    const [first] = items;
    toasts.success(
      items.length === 1
        ? actionText.moved(first?.title ?? "", folder.title)
        : actionText.movedMany(items.length, folder.title),
    );
    onMoved();
  };

  return useMutation({
    ...(onError && { onError }),
    mutationFn: async (wanted: Move) => {
      if (!(await widens(wanted))) return move(wanted);
      confirm({
        title: moveTitle(wanted.items),
        text: text.wider,
        verb: text.widerVerb,
        run: () => move(wanted),
      });
      return undefined;
    },
  });
};
