import type { Item, Key, Write } from "../../platform/table/item.ts";
import { BUILT_IN_SET } from "./built-in-set.ts";

export const defaultSetKey: Key = { pk: "TEMPLATE_SET_DEFAULT", sk: "CHOICE" };

export const defaultIdIn = (item: Item | undefined): string =>
  typeof item?.setId === "string" ? item.setId : BUILT_IN_SET;

export const moveDefaultWrite = (from: string, to: string): Write => ({
  Put: {
    Item: { ...defaultSetKey, setId: to },
    ConditionExpression: "attribute_not_exists(pk) OR setId = :from",
    ExpressionAttributeValues: { ":from": from },
  },
});
