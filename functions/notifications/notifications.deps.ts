import { secondsInMinute } from "date-fns/constants";
import { differenceInSeconds } from "date-fns/differenceInSeconds";
import { PageViewTarget } from "../../shared/login/page-view-target.ts";
import type { StoredGallery } from "../data/galleries/galleries.collection.ts";
import { openStores, type Stores } from "../data/stores.ts";
import { setting } from "../platform/runtime/environment.ts";

/** Undefined if page views are not reported. */
const pageViewTarget = (): PageViewTarget | undefined => {
  const given = process.env.PAGE_VIEW_TARGET;
  return given ? PageViewTarget.parse(JSON.parse(given)) : undefined;
};

const openGalleriesOfLate = ({ galleries }: Pick<Stores, "galleries">) => {
  let known: { readonly at: Date; readonly galleries: readonly StoredGallery[] } | undefined;
  return async (now: Date): Promise<readonly StoredGallery[]> => {
    if (!known || differenceInSeconds(now, known.at) >= secondsInMinute) {
      const all = await galleries.projection();
      known = { at: now, galleries: Array.from(all.entries(), ({ listed }) => listed) };
    }
    return known.galleries;
  };
};

export const openNotificationsArea = (stores = openStores()) => ({
  ...stores,
  pageViews: pageViewTarget(),
  pushPublicKey: setting("PUSH_PUBLIC_KEY"),
  galleriesOfLate: openGalleriesOfLate(stores),
});

export type NotificationsDeps = ReturnType<typeof openNotificationsArea>;
