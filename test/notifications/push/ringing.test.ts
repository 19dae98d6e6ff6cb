import { beforeEach, expect, it, vi } from "vitest";
import {
  type NewNotification,
  notifyWrite,
} from "../../../functions/data/notifications/notifications.repository.ts";
import { type PushRequest, ringingTable } from "../../../functions/data/notifications/ringing-table.ts";
import { log } from "../../../functions/platform/logging/log.ts";
import { onlyIf } from "../../../functions/platform/table/change.ts";
import { newTable } from "../../support/new-table.ts";

const notification: NewNotification = { kind: "zip", subject: { area: "zip", id: "zip" } };
const key = { pk: "OTHER", sk: "1" };

beforeEach(() => vi.stubEnv("PUSH_QUEUE_URL", "https://queue.example"));

const ringing = async (send = async (_: readonly PushRequest[]) => {}) => {
  const { table } = await newTable();
  const asked = vi.fn(send);
  return { table: ringingTable(table, { send: asked }), asked };
};

it("asks for a push once for all whom one transaction has told something", async () => {
  const { table, asked } = await ringing();
  const now = new Date();

  await table.transact([
    { Put: { Item: key } },
    notifyWrite("anna", notification, now),
    notifyWrite("ben", notification, now),
    notifyWrite("anna", { ...notification, occasion: "2" }, now),
  ]);
  await table.transact([{ Put: { Item: key } }]);

  expect(asked.mock.calls).toEqual([[[{ people: ["anna", "ben"] }]]]);
});

it("asks for none where the transaction failed", async () => {
  const { table, asked } = await ringing();
  const failing = { ConditionCheck: { Key: key, ...onlyIf("attribute_exists(pk)") } };

  const isDone = await table.tryTransact([notifyWrite("anna", notification, new Date()), failing]);

  expect(isDone).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});

it("leaves what was committed as it is where the queue refuses, and says so in the log", async () => {
  const errors = vi.spyOn(log, "error").mockImplementation(() => {});
  const { table } = await ringing(async () => {
    throw new Error("The queue refused");
  });

  await table.transact([{ Put: { Item: key } }, notifyWrite("anna", notification, new Date())]);

  expect(await table.get(key)).toBeDefined();
  expect(errors).toHaveBeenCalledWith("pushes not asked for", expect.objectContaining({ people: 1 }));
});
