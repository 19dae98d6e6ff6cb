import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { ROOT } from "../../../shared/cloud/audience.contract.ts";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { type DocumentVisibility, isWider, narrowestOf } from "../../../shared/visibility/visibility.ts";
import { readNow } from "../../app/client/query-of.ts";
import { type Confirmation, useConfirm } from "../../components/confirm-action.tsx";
import { cloudQueries } from "../cloud.queries.ts";
import { groupName, widerText as text } from "../cloud.text.ts";
import { visibilityOf } from "./seen-by.tsx";

interface Folder {
  readonly id: string | null;
  readonly visibility: DocumentVisibility;
}

/** Items with equal visibility have one audience, so one call suffices. */
const oneOfEach = (items: readonly CloudItem[]) => [
  ...new Map(items.map((item) => [`${item.visibility} ${item.folderVisibility}`, item])).values(),
];

const wordsFor = async (items: readonly CloudItem[], { id }: Folder, client: QueryClient) => {
  const asked = oneOfEach(items).map((item) =>
    client.query({ ...cloudQueries.audience(item.id, { parentId: id ?? ROOT }), ...readNow }),
  );
  const audiences = await Promise.all(asked);
  const added = new Map(
    audiences.flatMap((one) => one.added ?? []).map((person) => [person.id, person.name]),
  );
  const [first] = audiences;
  if (!first?.people || first.before === undefined) {
    return text.group([...new Set(audiences.flatMap(({ groups }) => groups.map(groupName)))]);
  }
  const names = [...added.values()];
  return items.length === 1 ? text.one(first.before, first.people.length, names) : text.many(names);
};

/** Asks before a move into a folder with a wider audience; otherwise runs at once. */
export const useWiderQuestion = () => {
  const client = useQueryClient();
  const confirm = useConfirm();

  return async (
    items: readonly CloudItem[],
    folder: Folder,
    { run, ...question }: Omit<Confirmation, "text">,
  ): Promise<void> => {
    const wider = items.filter((item) =>
      isWider(visibilityOf(item), narrowestOf([item.visibility, folder.visibility])),
    );
    if (wider.length === 0) await run();
    else confirm({ ...question, text: await wordsFor(wider, folder, client), run });
  };
};
