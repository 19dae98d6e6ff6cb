import { queryOptions } from "@tanstack/react-query";
import { type PushAbility, pushAbility } from "./push-ability.ts";
import { thisDevice } from "./subscription.ts";

export const thisDeviceQuery = queryOptions({
  queryKey: ["thisDevice"],
  queryFn: async (): Promise<{ readonly ability: PushAbility; readonly id: string | null }> => ({
    ability: pushAbility(),
    id: await thisDevice(),
  }),
  staleTime: 0,
});
