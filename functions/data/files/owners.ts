import { asEventViewer, maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import { maySeeItem } from "../../../shared/cloud/cloud-visibility.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { maySeeGallery } from "../../../shared/galleries/gallery-visibility.ts";
import { asMiscViewer, maySeeEntry } from "../../../shared/misc/entry-visibility.ts";
import {
  maySeeArticle,
  showsFilesToAnybody,
  showsImagesToAnybody,
} from "../../../shared/news/article-state.ts";
import { isPublished } from "../../../shared/organisations/published.ts";
import type { ListedCloudItem } from "../cloud/cloud-items.collection.ts";
import type { Stores } from "../stores.ts";
import type { Owner, OwnerKind } from "./stored-file.ts";

interface OwnerAccess {
  readonly maySee: (id: string, viewer: Viewer, now: Date) => Promise<boolean>;
  /** The name that the owner gives its files, if not their own. */
  readonly titleOf?: (id: string) => Promise<string | undefined>;
  /** What anybody may read without a session; nothing by default. */
  readonly isPublic?: (id: string, kind: "image" | "attachment", now: Date) => Promise<boolean>;
}

const pathTo = async (
  id: string | null,
  stores: Stores,
  below: readonly ListedCloudItem[] = [],
): Promise<typeof below | undefined> => {
  if (id === null) return below;
  const item = await stores.cloudItems.findListed(id);
  return item && pathTo(item.parentId, stores, [item, ...below]);
};

/** A deleted post takes the files of its answers with it; a merged one does not. */
const isEntryThere = async (id: string, stores: Stores): Promise<boolean> => {
  const entry = await stores.forumEntries.findListed(id);
  if (!entry || entry.deletedAt !== null) return false;
  let post: typeof entry | undefined = entry;
  while (post?.kind === "answer") post = await stores.forumEntries.findListed(post.postId);
  return post?.deletedAt === null;
};

const accessTo = (stores: Stores): Readonly<Record<OwnerKind, OwnerAccess>> => ({
  article: {
    maySee: async (id, viewer, now) => {
      const article = await stores.articles.findListed(id);
      return article !== undefined && maySeeArticle(viewer, article, now);
    },
    isPublic: async (id, kind, now) => {
      const article = await stores.articles.findListed(id);
      const showsToAnybody = kind === "image" ? showsImagesToAnybody : showsFilesToAnybody;
      return article !== undefined && showsToAnybody(article, now);
    },
  },
  // Files are reached through their application only, since each reading is recorded there.
  application: { maySee: async () => false },
  cloudItem: {
    maySee: async (id, viewer) => {
      const path = await pathTo(id, stores);
      return path !== undefined && maySeeItem(viewer, path);
    },
    titleOf: async (id) => (await stores.cloudItems.findListed(id))?.title,
  },
  // The file is hidden until it is checked; then the cloud owns it.
  cloudRequest: { maySee: async () => false },
  employee: {
    maySee: async (id) => (await stores.employees.findListed(id)) !== undefined,
    isPublic: async (id, kind) => {
      const person = await stores.employees.findListed(id);
      if (kind !== "image" || !person?.showPicture || person.employedAt === null) return false;
      return isPublished(person, await stores.organisations.find(person.employedAt));
    },
  },
  event: {
    maySee: async (id, viewer) => {
      const event = await stores.events.findListed(id);
      return event !== undefined && maySeeEvent(asEventViewer(viewer), event);
    },
  },
  // Everybody in the group reads all forums.
  forumEntry: { maySee: (id) => isEntryThere(id, stores) },
  galleryImage: {
    maySee: async (id, viewer) => {
      const image = await stores.galleryImages.findListed(id);
      const gallery = image && (await stores.galleries.findListed(image.galleryId));
      return gallery !== undefined && maySeeGallery(viewer, gallery);
    },
  },
  // A deleted group hides the files of its entries.
  miscEntry: {
    maySee: async (id, viewer) => {
      const entry = await stores.miscEntries.findListed(id);
      if (!entry || !maySeeEntry(asMiscViewer(viewer), entry)) return false;
      return (await stores.miscGroups.findListed(entry.groupId))?.deletedAt === null;
    },
  },
  organisation: {
    maySee: async (id) => (await stores.organisations.findListed(id)) !== undefined,
    isPublic: async (id, kind) =>
      kind === "image" && (await stores.organisations.findListed(id)) !== undefined,
  },
});

export const openOwners = (stores: Stores) => {
  const byKind = accessTo(stores);
  return {
    maySee: ({ kind, id }: Owner, viewer: Viewer, now: Date) => byKind[kind].maySee(id, viewer, now),
    titleOf: async ({ kind, id }: Owner) => byKind[kind].titleOf?.(id),
    isPublic: async ({ kind: owner, id }: Owner, kind: "image" | "attachment", now: Date) =>
      byKind[owner].isPublic?.(id, kind, now) ?? false,
  };
};
