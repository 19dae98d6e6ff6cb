import * as z from "zod";
import { Id } from "../contract/wire.ts";

/** A static file of the SPA, so that an operator can replace it without code. */
export const MATERIAL_LIST_PATH = "/material.json";

const Line = z.string().trim().min(1).max(200);

/** Further properties of an article are shown as they are: `"Format": "85 × 55 mm"`. */
const MaterialArticle = z
  .object({ id: Id, name: Line, description: z.string().max(1000).optional(), unit: Line.optional() })
  .catchall(z.union([z.string().max(1000), z.number(), z.boolean()]));
export type MaterialArticle = z.output<typeof MaterialArticle>;

/** Specials are made to order, so the order's note describes them. */
const MaterialGroup = z.object({
  name: Line,
  description: z.string().max(1000).optional(),
  articles: z.array(MaterialArticle).max(500),
  specials: z.array(MaterialArticle).max(500).optional(),
});
export type MaterialGroup = z.output<typeof MaterialGroup>;

const idsIn = ({ articles, specials = [] }: MaterialGroup) => [...articles, ...specials].map(({ id }) => id);

export const MaterialList = z
  .object({ groups: z.array(MaterialGroup).max(100) })
  .check(({ value, issues }) => {
    const known = new Set<string>();
    for (const [at, group] of value.groups.entries()) {
      for (const id of idsIn(group)) {
        if (known.has(id)) {
          issues.push({
            code: "custom",
            input: value,
            path: ["groups", at],
            message: `Die Kennung „${id}“ kommt zweimal vor.`,
          });
        }
        known.add(id);
      }
    }
  });
export type MaterialList = z.output<typeof MaterialList>;

export interface ListedArticle {
  readonly article: MaterialArticle;
  readonly groupName: string;
  readonly isSpecial: boolean;
}

export const articlesById = ({ groups }: MaterialList): ReadonlyMap<string, ListedArticle> =>
  new Map(
    groups
      .flatMap(({ name: groupName, articles, specials = [] }): ListedArticle[] => [
        ...articles.map((article) => ({ article, groupName, isSpecial: false })),
        ...specials.map((article) => ({ article, groupName, isSpecial: true })),
      ])
      .map((listed) => [listed.article.id, listed]),
  );
