import { openStores } from "../data/stores.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { notifications } from "./notifications.ts";

export const handler = areaFunction([notifications], openStores());
