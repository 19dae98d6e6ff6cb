import { PageViewTarget } from "../../shared/login/page-view-target.ts";
import { openStores } from "../data/stores.ts";

/** Undefined where nothing is reported. */
const pageViewTarget = (): PageViewTarget | undefined => {
  const given = process.env.PAGE_VIEW_TARGET;
  return given ? PageViewTarget.parse(JSON.parse(given)) : undefined;
};

export const openNotificationsArea = (stores = openStores()) => ({ ...stores, pageViews: pageViewTarget() });

export type NotificationsDeps = ReturnType<typeof openNotificationsArea>;
