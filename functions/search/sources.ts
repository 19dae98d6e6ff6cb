import { openCloudSearch } from "../data/cloud/cloud-search.ts";
import type { Stores } from "../data/stores.ts";
import type { Source } from "./source.ts";
import { openArticleSource } from "./sources/articles.source.ts";
import { openCloudSource } from "./sources/cloud.source.ts";
import { openDiscussionSource } from "./sources/discussions.source.ts";
import { openEventSource } from "./sources/events.source.ts";
import { openGalleryImageSource, openGalleryIndex, openGallerySource } from "./sources/galleries.source.ts";
import { openMiscGroupIndex, openMiscGroupSource, openMiscSource } from "./sources/misc.source.ts";
import { openNewsletterSource } from "./sources/newsletters.source.ts";
import { openOfficeIndex, openOfficeSource } from "./sources/offices.source.ts";
import { openPeopleSource } from "./sources/people.source.ts";
import { openSubscriberSource } from "./sources/subscribers.source.ts";

export const openSources = (
  stores: Stores,
  cloudSearch = openCloudSearch(stores.cloudItems),
): readonly Source[] => {
  const offices = openOfficeIndex(stores.organisations);
  const galleries = openGalleryIndex(stores.galleries);
  const miscGroups = openMiscGroupIndex(stores.miscGroups);
  return [
    openArticleSource(stores.articles),
    openPeopleSource(stores.employees, offices),
    openOfficeSource(offices),
    openDiscussionSource(stores.forumEntries, stores.forums),
    openEventSource(stores.events),
    openCloudSource(cloudSearch),
    openMiscSource(stores.miscEntries, miscGroups),
    openMiscGroupSource(miscGroups),
    openGallerySource(galleries),
    openGalleryImageSource(stores.galleryImages, galleries),
    openNewsletterSource(stores.newsletters),
    openSubscriberSource(stores.subscribers),
  ];
};
