import { areaFunction } from "../platform/http/area-function.ts";
import { openNotificationsArea } from "./notifications.deps.ts";
import { notifications } from "./notifications.ts";

export const handler = areaFunction([notifications], openNotificationsArea());
