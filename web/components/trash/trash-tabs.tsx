import { isAllowedAnywhere, type Rule } from "../../../shared/contract/permissions.ts";
import { type TrashKind, trashKinds } from "../../../shared/search/trash-kinds.ts";
import { useViewer } from "../../app/client/session.ts";
import { paths } from "../../app/shell/paths.ts";
import { PartTabs } from "../part-tabs.tsx";
import { trashText as text } from "./trash.text.ts";

const rules: Readonly<Record<TrashKind, Rule | null>> = {
  posts: null,
  articles: "EDIT_NEWS",
  newsletters: "EDIT_NEWS",
  subscribers: "EDIT_NEWS",
  events: "EDIT_EVENTS",
  misc: "ADMIN_MISC",
  links: "ADMIN_ORG",
};

export const useTrashKinds = (): readonly TrashKind[] => {
  const viewer = useViewer();
  return trashKinds.filter((kind) => {
    const rule = rules[kind];
    return rule === null || isAllowedAnywhere(viewer, rule);
  });
};

/** The cloud has a trash of its own, since restoring there needs a folder. */
export const TrashTabs = () => {
  const own = useTrashKinds();
  return (
    <PartTabs
      label={text.kinds}
      tabs={[
        ...(own.length > 1 ? [{ to: "/trash", label: text.all }] : []),
        ...own.map((kind) => ({ to: paths.trash(kind), label: text.kind[kind] })),
        { to: "/cloud/trash", label: text.cloud },
      ]}
    />
  );
};
