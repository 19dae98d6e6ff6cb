import { devices } from "../../../shared/notifications/devices.contract.ts";
import type { DeviceChoices } from "../../../shared/notifications/push-device.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf } from "../../app/client/query-of.ts";

export const devicesQuery = queryOf(devices.list, {});

export const deviceMutations = {
  update: mutationOf(devices.update, ({ id, ...body }: DeviceChoices & { id: string }) => ({
    params: { id },
    body,
  })),
  remove: mutationOf(devices.remove, (id: string) => ({ params: { id } })),
};
