import { areaFunction } from "../platform/http/area-function.ts";
import { devices } from "./devices.ts";
import { openNotificationsArea } from "./notifications.deps.ts";
import { notifications } from "./notifications.ts";

export const handler = areaFunction([devices, notifications], openNotificationsArea());
