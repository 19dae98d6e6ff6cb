import { openArticles } from "../data/articles/articles.collection.ts";
import { openCalendarEvents } from "../data/calendar/calendar-events.collection.ts";
import { openCloudItems } from "../data/cloud/cloud-items.collection.ts";
import { openCloudSearch } from "../data/cloud/cloud-search.ts";
import { openCloudTree } from "../data/cloud/cloud-tree.ts";
import { openForumEntries } from "../data/discussions/forum-entries.collection.ts";
import { openForums } from "../data/discussions/forums.collection.ts";
import { openGalleries } from "../data/galleries/galleries.collection.ts";
import { openGalleryImages } from "../data/galleries/gallery-images.collection.ts";
import { openMiscEntries } from "../data/misc/misc-entries.collection.ts";
import { openMiscGroups } from "../data/misc/misc-groups.collection.ts";
import { openNewsletters } from "../data/newsletters/newsletters.collection.ts";
import { openPeople } from "../data/people/open-people.ts";
import { openSessions } from "../data/sessions/session.repository.ts";
import { openSubscribers } from "../data/subscribers/subscribers.collection.ts";
import type { Table } from "../platform/table/table.ts";
import type { Source } from "./source.ts";
import { openArticleSource } from "./sources/articles.source.ts";
import { openCloudSource } from "./sources/cloud.source.ts";
import { openDiscussionSource } from "./sources/discussions.source.ts";
import { openEventSource } from "./sources/events.source.ts";
import { openGalleryImageSource, openGallerySource } from "./sources/galleries.source.ts";
import { openMiscGroupSource, openMiscSource } from "./sources/misc.source.ts";
import { openNewsletterSource } from "./sources/newsletters.source.ts";
import { openOfficeSource } from "./sources/offices.source.ts";
import { openPeopleSource } from "./sources/people.source.ts";
import { openSubscriberSource } from "./sources/subscribers.source.ts";

const openSources = (table: Table, people: ReturnType<typeof openPeople>): readonly Source[] => {
  const [galleries, groups] = [openGalleries(table), openMiscGroups(table)];
  return [
    openArticleSource(openArticles(table)),
    openPeopleSource(people.employees, people.organisations),
    openOfficeSource(people.organisations),
    openDiscussionSource(openForumEntries(table), openForums(table)),
    openEventSource(openCalendarEvents(table)),
    openCloudSource(openCloudTree(openCloudItems(table)), openCloudSearch()),
    openMiscSource(openMiscEntries(table), groups),
    openMiscGroupSource(groups),
    openGallerySource(galleries),
    openGalleryImageSource(openGalleryImages(table), galleries),
    openNewsletterSource(openNewsletters(table)),
    openSubscriberSource(openSubscribers(table)),
  ];
};

export const openSearch = (table: Table) => {
  const people = openPeople(table);
  return { table, sessions: openSessions(table, people), sources: openSources(table, people) };
};

export type SearchDeps = ReturnType<typeof openSearch>;
