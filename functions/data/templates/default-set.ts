import type { Item, Key, Write } from "../../platform/table/item.ts";
import { BUILT_IN_SET } from "./built-in-set.ts";

/** Where it is written which set is the default one: in one place, so that there is always exactly one. */
export const defaultSetKey: Key = { pk: "TEMPLATE_SET_DEFAULT", sk: "CHOICE" };

/** The id of the default set; the built-in one before another was chosen. */
export const defaultIdIn = (item: Item | undefined): string =>
  typeof item?.setId === "string" ? item.setId : BUILT_IN_SET;

/** Makes another set the default one; fails where it is no longer `from`. */
export const moveDefaultWrite = (from: string, to: string): Write => ({
  Put: {
    Item: { ...defaultSetKey, setId: to },
    ConditionExpression: "attribute_not_exists(pk) OR setId = :from",
    ExpressionAttributeValues: { ":from": from },
  },
});
