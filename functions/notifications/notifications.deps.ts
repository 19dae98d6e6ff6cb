import { secondsInMinute } from "date-fns/constants";
import { differenceInSeconds } from "date-fns/differenceInSeconds";
import { PageViewTarget } from "../../shared/login/page-view-target.ts";
import type { StoredGallery } from "../data/galleries/galleries.collection.ts";
import { openStores, type Stores } from "../data/stores.ts";
import { setting } from "../platform/runtime/environment.ts";

/** Undefined where nothing is reported. */
const pageViewTarget = (): PageViewTarget | undefined => {
  const given = process.env.PAGE_VIEW_TARGET;
  return given ? PageViewTarget.parse(JSON.parse(given)) : undefined;
};

/** Every bell asks each minute, so the menu may know of a gallery that much later. */
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
