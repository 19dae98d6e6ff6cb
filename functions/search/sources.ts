import { openArticleIndex } from "../data/articles/article-search.ts";
import { openCloudSearch } from "../data/cloud/cloud-search.ts";
import { openDiscussionIndex } from "../data/discussions/discussion-search.ts";
import type { Stores } from "../data/stores.ts";
import type { Source } from "./source.ts";
import { openArticleSource } from "./sources/articles.source.ts";
import { openCloudSource } from "./sources/cloud.source.ts";
import { openDiscussionSource } from "./sources/discussions.source.ts";
import { openEventIndex, openEventSource } from "./sources/events.source.ts";
import { openGalleryImageSource, openGalleryIndex, openGallerySource } from "./sources/galleries.source.ts";
import { openMiscGroupIndex, openMiscGroupSource, openMiscSource } from "./sources/misc.source.ts";
import { openNewsletterSource } from "./sources/newsletters.source.ts";
import { openOfficeIndex, openOfficeSource } from "./sources/offices.source.ts";
import { openPeopleSource } from "./sources/people.source.ts";
import { openSubscriberSource } from "./sources/subscribers.source.ts";

/** Indexes of entities with files, whose words come later. */
export const openIndexes = (stores: Stores) => ({
  articles: openArticleIndex(stores.articles, stores.files),
  cloud: openCloudSearch(stores.cloudItems, stores.files),
  entries: openDiscussionIndex(stores.forumEntries, stores.files),
  events: openEventIndex(stores.events, stores.files),
});

export const openSources = (stores: Stores, indexes = openIndexes(stores)): readonly Source[] => {
  const offices = openOfficeIndex(stores.organisations);
  const galleries = openGalleryIndex(stores.galleries);
  const miscGroups = openMiscGroupIndex(stores.miscGroups);
  return [
    openArticleSource(indexes.articles, stores.articles),
    openPeopleSource(stores.employees, offices),
    openOfficeSource(offices),
    openDiscussionSource(indexes.entries, stores),
    openEventSource(indexes.events),
    openCloudSource(indexes.cloud),
    openMiscSource(stores.miscEntries, miscGroups),
    openMiscGroupSource(miscGroups),
    openGallerySource(galleries),
    openGalleryImageSource(stores.galleryImages, galleries),
    openNewsletterSource(stores.newsletters),
    openSubscriberSource(stores.subscribers),
  ];
};
