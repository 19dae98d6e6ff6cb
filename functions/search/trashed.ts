import { asEventViewer, sawEvent } from "../../shared/calendar/event-visibility.ts";
import { isAllowed, isAllowedAnywhere, type Viewer } from "../../shared/contract/permissions.ts";
import { asMiscViewer, sawEntry } from "../../shared/misc/entry-visibility.ts";
import { entryName } from "../../shared/misc/misc-entry.ts";
import { maySeeNewsletter } from "../../shared/news/newsletter-visibility.ts";
import { fullName } from "../../shared/organisations/employee.ts";
import type { TrashedThing } from "../../shared/search/trash.contract.ts";
import type { TrashKind } from "../../shared/search/trash-kinds.ts";
import type { StoredEvent } from "../data/calendar/calendar-events.collection.ts";
import type { Stores } from "../data/stores.ts";
import { trashedPosts } from "./trashed-posts.ts";

interface Asking extends Stores {
  readonly viewer: Viewer;
  readonly now: Date;
}

type Row = Omit<TrashedThing, "kind">;

const nowhere = { parentId: null, parentName: null, excerpt: null, start: null, seriesId: null };

const articles = async ({ articles, viewer }: Asking): Promise<Row[]> => {
  const rows = Array.from((await articles.withTrash.projection()).entries()).filter(
    ({ listed }) => listed.deletedAt && isAllowed(viewer, "EDIT_NEWS", listed.organisationId),
  );
  const found = await articles.withTrash.findMany(rows.map(({ id }) => id));
  return [...found.values()].flatMap(({ id, title, organisationId, deletedAt, deletedByName = null }) =>
    deletedAt ? [{ ...nowhere, id, title, organisationId, deletedAt, deletedByName }] : [],
  );
};

const newsletters = async ({ trashedNewsletters, viewer, now }: Asking): Promise<Row[]> => {
  if (!isAllowedAnywhere(viewer, "EDIT_NEWS")) return [];
  return (await trashedNewsletters.all(now))
    .filter(
      ({ entity }) =>
        maySeeNewsletter(viewer, entity) && isAllowed(viewer, "EDIT_NEWS", entity.organisationId),
    )
    .map(({ entity: { id, title, organisationId }, ...deletion }) => ({
      ...nowhere,
      ...deletion,
      id,
      title,
      organisationId,
    }));
};

const subscribers = async ({ trashedSubscribers, viewer, now }: Asking): Promise<Row[]> => {
  if (!isAllowedAnywhere(viewer, "EDIT_NEWS")) return [];
  return (await trashedSubscribers.all(now))
    .filter(({ entity }) => isAllowed(viewer, "EDIT_NEWS", entity.organisationId))
    .map(({ entity: { id, name, email, organisationId }, ...deletion }) => ({
      ...nowhere,
      ...deletion,
      id,
      title: name === email ? name : `${name} (${email})`,
      organisationId,
    }));
};

/** Whoever deleted an event has changed it last. */
const withDeleters = async (gone: readonly StoredEvent[], { employees }: Asking) => {
  const people = await employees.findLastKnown(gone.map(({ modifiedBy }) => modifiedBy));
  return gone.map(({ modifiedBy, ...event }) => {
    const person = people.get(modifiedBy);
    return { ...event, deletedByName: person ? fullName(person) : null };
  });
};

const events = async (deps: Asking): Promise<Row[]> => {
  const eventViewer = asEventViewer(deps.viewer);
  const gone = Array.from((await deps.events.projection()).entries(), ({ listed }) => listed).filter(
    (event) => sawEvent(eventViewer, event) && isAllowed(deps.viewer, "EDIT_EVENTS", event.organisationId),
  );
  return (await withDeleters(gone, deps)).flatMap(
    ({ id, title, organisationId, start, series, deletedAt, deletedByName }) =>
      deletedAt === null
        ? []
        : [
            {
              ...nowhere,
              id,
              title,
              organisationId,
              start,
              seriesId: series?.id ?? null,
              deletedAt,
              deletedByName,
            },
          ],
  );
};

/** Entries of a deleted group come back with it. */
const misc = async ({ miscGroups, miscEntries, viewer }: Asking): Promise<Row[]> => {
  const [groups, entries] = await Promise.all([miscGroups.projection(), miscEntries.projection()]);
  const miscViewer = asMiscViewer(viewer);
  const ofGroups = Array.from(groups.entries(), ({ listed }) => listed).flatMap(({ id, name, deletedAt }) =>
    deletedAt === null || !isAllowed(viewer, "ADMIN_MISC", null)
      ? []
      : [{ ...nowhere, id, title: name, organisationId: null, deletedAt, deletedByName: null }],
  );
  const ofEntries = Array.from(entries.entries(), ({ listed }) => listed).flatMap((entry) => {
    const { id, groupId, organisationId, deletedAt } = entry;
    const group = groups.get(groupId);
    const isTheirs = sawEntry(miscViewer, entry) && isAllowed(viewer, "ADMIN_MISC", organisationId);
    if (deletedAt === null || group?.deletedAt !== null || !isTheirs) return [];
    const place = { ...nowhere, parentId: groupId, parentName: group.name };
    return [{ ...place, id, title: entryName(entry), organisationId, deletedAt, deletedByName: null }];
  });
  return [...ofGroups, ...ofEntries];
};

const links = async ({ trashedLinks, organisations, viewer, now }: Asking): Promise<Row[]> => {
  if (!isAllowedAnywhere(viewer, "ADMIN_ORG")) return [];
  const own = (await trashedLinks.all(now)).filter(({ entity }) =>
    isAllowed(viewer, "ADMIN_ORG", entity.organisationId),
  );
  const offices = await organisations.findMany(own.map(({ entity }) => entity.organisationId));
  return own.flatMap(({ entity: { id, name, organisationId }, ...deletion }) => {
    const office = offices.get(organisationId);
    const place = { ...nowhere, parentId: organisationId, parentName: office?.name ?? null };
    return office ? [{ ...place, ...deletion, id, title: name, organisationId }] : [];
  });
};

const kinds: Readonly<Record<TrashKind, (deps: Asking) => Promise<Row[]>>> = {
  posts: trashedPosts,
  articles,
  newsletters,
  subscribers,
  events,
  misc,
  links,
};

export const trashedOf = async (kind: TrashKind, deps: Asking): Promise<TrashedThing[]> =>
  (await kinds[kind](deps)).map((row) => ({ ...row, kind }));
