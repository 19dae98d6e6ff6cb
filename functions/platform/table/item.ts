import type { TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

export type Item = Record<string, unknown>;

export const keyIn = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) });

export const keyName = ({ pk, sk }: Item | Key): string => `${String(pk)}|${String(sk)}`;

export type WriteOperation = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];
export type Write =
  | { readonly Put: Omit<NonNullable<WriteOperation["Put"]>, "TableName"> }
  | { readonly Update: Omit<NonNullable<WriteOperation["Update"]>, "TableName"> }
  | { readonly Delete: Omit<NonNullable<WriteOperation["Delete"]>, "TableName"> }
  | { readonly ConditionCheck: Omit<NonNullable<WriteOperation["ConditionCheck"]>, "TableName"> };
