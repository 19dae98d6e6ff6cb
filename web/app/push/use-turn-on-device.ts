import { useMutation, useQueryClient } from "@tanstack/react-query";
import { devices } from "../../../shared/notifications/devices.contract.ts";
import { useToasts } from "../../components/toasts.tsx";
import { ApiProblem } from "../client/api-problem.ts";
import { call } from "../client/call.ts";
import { keyOf } from "../client/query-key.ts";
import { pushText as text } from "./push.text.ts";
import { registerDevice } from "./subscription.ts";
import { thisDeviceQuery } from "./this-device.query.ts";

/** Browsers ask only right after a click, so the permission comes first. */
const turnOn = async () => {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const { publicKey } = await call(devices.list, {});
  return registerDevice(publicKey);
};

export const useTurnOnDevice = (onDone?: () => Promise<void>) => {
  const toasts = useToasts();
  const client = useQueryClient();
  return useMutation({
    mutationKey: keyOf(devices.register),
    // Before the list is read again, which marks this device.
    mutationFn: async () => {
      try {
        return await turnOn();
      } finally {
        await client.invalidateQueries(thisDeviceQuery);
      }
    },
    onSuccess: (device) => (device ? toasts.success(text.turnedOn) : toasts.failure(text.notAllowed)),
    // A browser's own message about its push service is English and technical.
    onError: (error) => (error instanceof ApiProblem ? toasts.problem(error) : toasts.failure(text.failed)),
    onSettled: () => onDone?.(),
  });
};
