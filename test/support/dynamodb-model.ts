import * as batchGetItem from "dynalite/validations/batchGetItem.js";
import * as batchWriteItem from "dynalite/validations/batchWriteItem.js";
import * as deleteItem from "dynalite/validations/deleteItem.js";
import * as getItem from "dynalite/validations/getItem.js";
import { checkTypes, checkValidations } from "dynalite/validations/index.js";
import * as putItem from "dynalite/validations/putItem.js";
import * as query from "dynalite/validations/query.js";
import * as scan from "dynalite/validations/scan.js";
import * as updateItem from "dynalite/validations/updateItem.js";
import * as z from "zod";

const models = {
  BatchGetItem: batchGetItem,
  BatchWriteItem: batchWriteItem,
  DeleteItem: deleteItem,
  GetItem: getItem,
  PutItem: putItem,
  Query: query,
  Scan: scan,
  UpdateItem: updateItem,
};
type Action = keyof typeof models;

/** A check of a transaction takes what a deletion takes. */
const partsOfTransactions: Readonly<Record<string, Action>> = {
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "DeleteItem",
  Get: "GetItem",
};

const isAction = (name: string): name is Action => name in models;

/** AWS's limits: 400 KB an item; 100 items and 4 MB a transaction. */
const STORE = { options: { maxItemSize: 400 * 1024 } };
const MOST_ITEMS = 100;
const MOST_BYTES = 4 * 1024 * 1024;

const Failure = z.object({
  body: z.object({ message: z.string().optional(), Message: z.string().optional() }),
});

declare global {
  /** Of all files that this worker runs. */
  var soundRequests: Set<string> | undefined;
}

/**
 * Parsing expressions takes long: what was sound with other values, at another test's table, is checked again only if
 * it is large.
 */
const sound = globalThis.soundRequests ?? new Set<string>();
globalThis.soundRequests = sound;
const LARGE = 100_000;

const complaintOf = (action: Action, request: object): string[] => {
  const { types, custom } = models[action];
  const text = JSON.stringify(request);
  const shape = action + text.replaceAll(/"[SNB]":"(?:[^"\\]|\\.)*"|test-\w{26}/g, "");
  if (sound.has(shape) && text.length < LARGE) return [];
  try {
    checkValidations(checkTypes(request, types), types, custom, STORE);
    sound.add(shape);
    return [];
  } catch (error) {
    const { success, data } = Failure.safeParse(error);
    if (!success) throw error;
    return [`${action}: ${data.body.message ?? data.body.Message}`];
  }
};

const Transaction = z.object({ TransactItems: z.array(z.record(z.string(), z.looseObject({}))) });

const transactionComplaints = (body: string): string[] => {
  const { TransactItems: items } = Transaction.parse(JSON.parse(body));
  const parts = items.flatMap((item) => Object.entries(item));
  return [
    ...(items.length > MOST_ITEMS ? [`a transaction of ${items.length} items`] : []),
    ...(Buffer.byteLength(body) > MOST_BYTES ? [`a transaction of ${Buffer.byteLength(body)} bytes`] : []),
    ...parts.flatMap(([kind, part]) => {
      const action = partsOfTransactions[kind];
      return action ? complaintOf(action, part) : [`a transaction of an unknown ${kind}`];
    }),
  ];
};

/**
 * What DynamoDB itself would refuse of a request before it looks at a table: shapes, expressions, reserved words and
 * limits. The embedded engine is more lenient.
 */
export const modelComplaints = (action: string, body: string): string[] => {
  if (action.startsWith("Transact")) return transactionComplaints(body);
  return isAction(action) ? complaintOf(action, z.looseObject({}).parse(JSON.parse(body))) : [];
};
