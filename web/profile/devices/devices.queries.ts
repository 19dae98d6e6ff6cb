import { devices } from "../../../shared/notifications/devices.contract.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf } from "../../app/client/query-of.ts";

export const devicesQuery = queryOf(devices.list, {});

export const deviceMutations = {
  update: mutationOf(devices.update),
  remove: mutationOf(devices.remove, (id: string) => ({ params: { id } })),
};
