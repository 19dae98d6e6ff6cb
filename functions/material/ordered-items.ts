import type { ProblemKind } from "../../shared/contract/problem.ts";
import { MAX_QUANTITY, materialProblems } from "../../shared/material/material.problems.ts";
import type { ListedArticle } from "../../shared/material/material-list.ts";
import type { MaterialOrderDraft, MaterialOrderItem } from "../../shared/material/material-order.ts";
import { Problem, problemAt } from "../platform/http/problem.ts";

type DraftItem = MaterialOrderDraft["items"][number];

const refuse = (
  items: readonly DraftItem[],
  isWrong: (item: DraftItem, at: number) => boolean,
  kind: ProblemKind,
  field: keyof DraftItem,
) => {
  const errors = items.flatMap((item, at) =>
    isWrong(item, at) ? [{ path: `items.${at}.${field}`, message: kind.title }] : [],
  );
  if (errors.length > 0) throw new Problem(kind, { errors });
};

/** The quantity of one article in this line and those before it. */
const upTo = (items: readonly DraftItem[], at: number) =>
  items
    .slice(0, at + 1)
    .filter(({ articleId }) => articleId === items[at]?.articleId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Checks the draft by itself, whatever the list says. */
export const requireAmounts = ({ items }: MaterialOrderDraft): void => {
  if (items.length === 0) throw problemAt(materialProblems.empty, "items");
  refuse(
    items,
    ({ quantity }, at) => {
      const sum = upTo(items, at);
      return quantity < 1 || (sum > MAX_QUANTITY && sum - quantity <= MAX_QUANTITY);
    },
    materialProblems.quantityWrong,
    "quantity",
  );
};

export const orderedItems = (
  { items }: MaterialOrderDraft,
  articles: ReadonlyMap<string, ListedArticle>,
): MaterialOrderItem[] => {
  refuse(items, ({ articleId }) => !articles.has(articleId), materialProblems.articleUnknown, "articleId");
  refuse(
    items,
    ({ articleId, note }) => note === null && articles.get(articleId)?.isSpecial === true,
    materialProblems.noteNeeded,
    "note",
  );
  return items.flatMap(({ articleId, quantity, note }) => {
    const listed = articles.get(articleId);
    return listed
      ? [{ articleId, name: listed.article.name, groupName: listed.groupName, quantity, note }]
      : [];
  });
};
