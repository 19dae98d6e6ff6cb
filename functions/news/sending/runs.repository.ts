import { gunzipSync, gzipSync } from "node:zlib";
import type { RecipientChoice } from "../../../shared/news/recipients.ts";
import type { RenderedNewsletter } from "../../platform/mail/render-newsletter.ts";
import { type Item, isConditionFailure, type Table, type Write } from "../../platform/table.ts";
import { outcomesOf } from "./failure-watch.ts";
import { activeKey, contentKey, planKey, scheduledKey, statusKey } from "./keys.ts";
import { isActive, type RunStatus, runStatusOf } from "./run-status.ts";

/** How long the ledger of a run is kept. */
const KEPT_SECONDS = 400 * 24 * 3600;
export const ledgerExpiry = (): number => Math.floor(Date.now() / 1000) + KEPT_SECONDS;

export interface RunStart {
  readonly newsletterId: string;
  readonly run: number;
  readonly organisationId: string | null;
  readonly choice: RecipientChoice;
  readonly content: RenderedNewsletter;
  /** Whether those who have had the newsletter get it again. */
  readonly toAllAgain: boolean;
  readonly startedBy: string;
  readonly now: Date;
}

const isOver = "run = :run AND planned = :yes AND batchesDone = batches AND attribute_not_exists(repeating)";

/** What a person knows of when they let a run go on: from here on failures are watched anew. */
const watched = "watchedDone = :watchedDone, watchedFailures = :watchedFailures";
const watchedValues = (status: RunStatus): Item => {
  const { done, failures } = outcomesOf(status);
  return { ":watchedDone": done, ":watchedFailures": failures };
};

/** The runs of newsletters: one status item each, its content, and the mark that it has work. */
export const openRuns = (table: Table) => {
  const markActive = (newsletterId: string): Write => ({ Put: { Item: { ...activeKey(newsletterId) } } });

  const find = async (newsletterId: string): Promise<RunStatus | undefined> => {
    const item = await table.get(statusKey(newsletterId));
    return item && runStatusOf(item);
  };

  /** Changes the status where the condition holds; undefined where it does not. */
  const change = async (
    newsletterId: string,
    UpdateExpression: string,
    ConditionExpression: string,
    values: Item,
  ): Promise<RunStatus | undefined> => {
    try {
      const item = await table.update(statusKey(newsletterId), {
        UpdateExpression,
        ConditionExpression,
        ExpressionAttributeNames: { "#order": "order" },
        ExpressionAttributeValues: values,
      });
      return runStatusOf(item);
    } catch (error) {
      if (isConditionFailure(error)) return undefined;
      throw error;
    }
  };

  const findContent = async (newsletterId: string, run: number): Promise<RenderedNewsletter | undefined> => {
    const item = await table.get(contentKey(newsletterId, run));
    if (!(item?.content instanceof Uint8Array)) return undefined;
    return JSON.parse(gunzipSync(item.content).toString("utf8")) as RenderedNewsletter; // `startWrites` wrote it
  };

  return {
    find,

    /** The content of a run, as long as its ledger is kept. */
    findContent,

    /** Whether the newsletter is being sent, or waits to go on. */
    isActive: async (newsletterId: string): Promise<boolean> => {
      const run = await find(newsletterId);
      return run !== undefined && isActive(run);
    },

    /** The writes that begin a run; they go along with the newsletter's own, which decides who was first. */
    startWrites: ({
      newsletterId,
      run,
      organisationId,
      choice,
      content,
      toAllAgain,
      startedBy,
      now,
    }: RunStart): Write[] => [
      {
        Put: {
          Item: {
            ...statusKey(newsletterId),
            newsletterId,
            run,
            organisationId,
            order: "running",
            startedAt: now.toISOString(),
            lastChangeAt: now.toISOString(),
            startedBy,
            planned: false,
            expiresAt: ledgerExpiry(),
          },
        },
      },
      {
        Put: {
          Item: {
            ...planKey(newsletterId, run),
            choice,
            batches: 0,
            segmentStart: 0,
            leaveOutServed: !toAllAgain,
            complete: false,
            expiresAt: ledgerExpiry(),
          },
        },
      },
      {
        Put: {
          Item: {
            ...contentKey(newsletterId, run),
            content: gzipSync(JSON.stringify(content)),
            expiresAt: ledgerExpiry(),
          },
        },
      },
      markActive(newsletterId),
      { Delete: { Key: scheduledKey(newsletterId) } },
    ],

    /** The writes that make a newsletter's run unfindable, to go along with the newsletter's own removal. */
    forgetWrites: (newsletterId: string): Write[] => [
      { Delete: { Key: statusKey(newsletterId) } },
      { Delete: { Key: activeKey(newsletterId) } },
      { Delete: { Key: scheduledKey(newsletterId) } },
    ],

    /** Takes a finished run up again for those who have not had it; false when it is not finished. */
    reopen: async (status: RunStatus): Promise<boolean> => {
      const { newsletterId, run } = status;
      try {
        await table.transact([
          {
            Update: {
              Key: statusKey(newsletterId),
              UpdateExpression: `SET planned = :no, #order = :running, ${watched}, lastChangeAt = :now REMOVE pauseReason`,
              ConditionExpression: isOver,
              ExpressionAttributeNames: { "#order": "order" },
              ExpressionAttributeValues: {
                ...watchedValues(status),
                ":running": "running",
                ":no": false,
                ":yes": true,
                ":run": run,
                ":now": new Date().toISOString(),
              },
            },
          },
          {
            Update: {
              Key: planKey(newsletterId, run),
              UpdateExpression:
                "SET complete = :no, leaveOutServed = :yes, segmentStart = batches REMOVE employeesTotal, clientsTotal, externalsTotal",
              ExpressionAttributeValues: { ":no": false, ":yes": true },
            },
          },
          markActive(newsletterId),
        ]);
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },

    /** Begins to take up the failed rows of a finished run again; false when it is not finished, or none failed. */
    beginRepeat: async ({ newsletterId, run }: RunStatus): Promise<boolean> => {
      try {
        await table.transact([
          {
            Update: {
              Key: statusKey(newsletterId),
              UpdateExpression:
                "SET repeating = :yes, #order = :running, lastChangeAt = :now REMOVE pauseReason",
              ConditionExpression: `${isOver} AND #order <> :cancelled AND failed > :none`,
              ExpressionAttributeNames: { "#order": "order" },
              ExpressionAttributeValues: {
                ":yes": true,
                ":running": "running",
                ":cancelled": "cancelled",
                ":none": 0,
                ":run": run,
                ":now": new Date().toISOString(),
              },
            },
          },
          markActive(newsletterId),
        ]);
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },

    /** All failed rows are open again. */
    endRepeat: (status: RunStatus) =>
      change(
        status.newsletterId,
        `SET ${watched}, lastChangeAt = :now REMOVE repeating`,
        "run = :run AND attribute_exists(#order)",
        { ...watchedValues(status), ":run": status.run, ":now": new Date().toISOString() },
      ),

    /** How many mails of a run came back, as far as it is known; an older number changes nothing. */
    noteBounced: (newsletterId: string, run: number, bounced: number) =>
      change(
        newsletterId,
        "SET bounced = :bounced",
        "run = :run AND attribute_exists(#order) AND (attribute_not_exists(bounced) OR bounced < :bounced)",
        { ":bounced": bounced, ":run": run },
      ),

    pause: (newsletterId: string, run: number, reason: string | null = null) =>
      change(
        newsletterId,
        "SET #order = :paused, pauseReason = :reason, lastChangeAt = :now",
        "run = :run AND #order = :running",
        {
          ":paused": "paused",
          ":running": "running",
          ":reason": reason,
          ":run": run,
          ":now": new Date().toISOString(),
        },
      ),

    /** Lets a run go on: one that was paused, or one of which batches are stuck. */
    resume: async (newsletterId: string, run: number): Promise<RunStatus | undefined> => {
      const status = await find(newsletterId);
      if (!status) return undefined;
      return change(
        newsletterId,
        `SET #order = :running, ${watched}, lastChangeAt = :now REMOVE pauseReason`,
        "run = :run AND (#order = :paused OR #order = :running)",
        {
          ...watchedValues(status),
          ":paused": "paused",
          ":running": "running",
          ":run": run,
          ":now": new Date().toISOString(),
        },
      );
    },

    cancel: (newsletterId: string, run: number) =>
      change(newsletterId, "SET #order = :cancelled, lastChangeAt = :now", "run = :run", {
        ":cancelled": "cancelled",
        ":run": run,
        ":now": new Date().toISOString(),
      }),

    /** Notes that the run was looked after, so that the sweeper waits before it does so again. */
    touch: (newsletterId: string, run: number) =>
      change(newsletterId, "SET lastChangeAt = :now", "run = :run AND attribute_exists(#order)", {
        ":run": run,
        ":now": new Date().toISOString(),
      }),

    /** The content of a run that is at work. */
    content: async (newsletterId: string, run: number): Promise<RenderedNewsletter> => {
      const content = await findContent(newsletterId, run);
      if (!content) throw new Error("The run has no content");
      return content;
    },

    /** The newsletters with a run that may have work. */
    active: async (): Promise<string[]> => {
      const items = await table.query({
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": activeKey("").pk },
      });
      return items.map(({ sk }) => String(sk));
    },

    /** Takes the mark away, unless the run has got work meanwhile. */
    retire: async ({ newsletterId, run, order }: RunStatus): Promise<void> => {
      try {
        await table.transact([
          {
            ConditionCheck: {
              Key: statusKey(newsletterId),
              ConditionExpression: order === "cancelled" ? "run = :run AND #order = :cancelled" : isOver,
              ...(order === "cancelled" ? { ExpressionAttributeNames: { "#order": "order" } } : {}),
              ExpressionAttributeValues:
                order === "cancelled"
                  ? { ":run": run, ":cancelled": "cancelled" }
                  : { ":run": run, ":yes": true },
            },
          },
          { Delete: { Key: activeKey(newsletterId) } },
        ]);
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },
  };
};

export type Runs = ReturnType<typeof openRuns>;
