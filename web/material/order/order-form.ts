import * as z from "zod";
import { MAX_QUANTITY, materialProblems } from "../../../shared/material/material.problems.ts";
import { articlesById, type MaterialList } from "../../../shared/material/material-list.ts";
import type { MaterialOrderDraft } from "../../../shared/material/material-order.ts";
import { ApiProblem } from "../../app/client/api-problem.ts";
import { parsedBy } from "../../components/form/resolver.ts";

const Item = z.object({ quantity: z.string(), note: z.string() });

export const OrderForm = z.object({
  items: z.record(z.string(), Item),
  organisationId: z.string(),
  note: z.string(),
});
export type OrderForm = z.output<typeof OrderForm>;

/** React Hook Form takes a numeric name for an index. */
const PREFIX = "id_";
export const itemName = (articleId: string): `items.${string}` => `items.${PREFIX}${articleId}`;
export const itemKey = (articleId: string): string => `${PREFIX}${articleId}`;

/** Every field needs a value, since an undefined one would survive a reset. */
export const emptyItems = (list: MaterialList): OrderForm["items"] =>
  Object.fromEntries(
    Array.from(articlesById(list).keys(), (id) => [itemKey(id), { quantity: "", note: "" }]),
  );

export const chosenIn = ({ items }: Pick<OrderForm, "items">): string[] =>
  Object.entries(items).flatMap(([key, item]) => (item.quantity.trim() ? [key.slice(PREFIX.length)] : []));

const isAmount = (quantity: string): boolean =>
  /^\d{1,7}$/.test(quantity.trim()) && Number(quantity) >= 1 && Number(quantity) <= MAX_QUANTITY;

export const orderBody = (form: OrderForm, list: MaterialList): MaterialOrderDraft => {
  const listed = articlesById(list);
  return {
    items: chosenIn(form).flatMap((articleId) => {
      const item = form.items[itemKey(articleId)];
      return item && listed.has(articleId)
        ? [{ articleId, quantity: Number(item.quantity), note: item.note.trim() || null }]
        : [];
    }),
    organisationId: form.organisationId,
    note: form.note.trim() || null,
  };
};

export const orderResolver = (list: MaterialList) => {
  const listed = articlesById(list);
  const schema = OrderForm.extend({ organisationId: z.string().min(1) }).check(({ value, issues }) => {
    for (const articleId of chosenIn(value)) {
      const item = value.items[itemKey(articleId)];
      const article = listed.get(articleId);
      if (!item || !article) continue;
      const refuse = (field: keyof typeof item, message: string) =>
        issues.push({ code: "custom", input: item, path: ["items", itemKey(articleId), field], message });
      if (!isAmount(item.quantity)) refuse("quantity", materialProblems.quantityWrong.title);
      if (article.isSpecial && !item.note.trim()) refuse("note", materialProblems.noteNeeded.title);
    }
  });
  return parsedBy(schema);
};

/** The server names an item by its index in the request. */
export const inForm = (error: unknown, { items }: MaterialOrderDraft): unknown => {
  if (!(error instanceof ApiProblem)) return error;
  const errors = error.errors.map(({ path, message }) => {
    const [, place, field] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const item = items[Number(place)];
    if (!item) return { path: path === "items" ? "" : path, message };
    return { path: `${itemName(item.articleId)}.${field === "note" ? "note" : "quantity"}`, message };
  });
  const { status, code, title, detail, requestId } = error;
  return new ApiProblem({ status, code, title, detail, requestId, errors });
};
