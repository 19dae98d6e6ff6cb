import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { Article, OwnConfirmation } from "../../../shared/news/article.ts";
import { isAskedToConfirm } from "../../../shared/news/confirmation-rule.ts";
import type { Articles, ListedArticle } from "./articles.collection.ts";
import type { Confirmations, Confirmed } from "./confirmations.repository.ts";

interface Reading {
  readonly viewer: Viewer;
  readonly now: Date;
}

type Confirmable = Pick<Article, "id" | "confirmation">;

/** Undefined if the viewer is not asked; only employees are. */
export const askedOf = (
  { viewer: { employeeId, employedAt }, now }: Reading,
  article: Parameters<typeof isAskedToConfirm>[1],
): string | undefined =>
  employeeId !== null && isAskedToConfirm({ employedAt }, article, now) ? employeeId : undefined;

export const ownConfirmationOf = (
  { id, confirmation }: Confirmable,
  confirmed: ReadonlyMap<string, Confirmed>,
): OwnConfirmation | undefined => {
  if (!confirmation) return undefined;
  const own = confirmed.get(id);
  const isCurrent = own !== undefined && own.version >= confirmation.version;
  return {
    until: confirmation.until,
    version: confirmation.version,
    confirmedAt: isCurrent ? own.confirmedAt : null,
  };
};

interface Sources extends Reading {
  readonly articles: Pick<Articles, "projection">;
  readonly confirmations: Pick<Confirmations, "own">;
}

export const loadToConfirm = async (sources: Sources): Promise<ReadonlySet<string>> => {
  const { articles, confirmations, viewer } = sources;
  const rows = (await articles.projection()).entries();
  const asked = new Map<string, ListedArticle>();
  for (const { id, listed } of rows) if (askedOf(sources, listed)) asked.set(id, listed);
  if (viewer.employeeId === null || asked.size === 0) return new Set();
  const confirmed = await confirmations.own(viewer.employeeId, [...asked.keys()]);
  return new Set(
    [...asked].flatMap(([id, { confirmation }]) =>
      ownConfirmationOf({ id, confirmation }, confirmed)?.confirmedAt === null ? [id] : [],
    ),
  );
};
