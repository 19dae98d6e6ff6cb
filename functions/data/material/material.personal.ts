import { made, unnaming } from "../personal/own-items.ts";
import type { PersonalSource } from "../personal/personal-source.ts";
import type { Stores } from "../stores.ts";

export const materialSources = ({
  materialOrders,
}: Pick<Stores, "materialOrders">): readonly PersonalSource[] => [
  {
    area: "orders",
    kinds: ["MATERIAL_ORDER"],
    fate: "unnamed",
    find: made,
    erase: unnaming(materialOrders),
  },
];
