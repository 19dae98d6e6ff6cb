import type { AnswerVersion } from "../../../shared/discussions/forum-answer.ts";
import { packed, unpacked } from "../../platform/collection/packed.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import type { StoredAnswer } from "./forum-entries.collection.ts";

const partitionOf = (answerId: string) => `FORUM_ANSWER_VERSION#${answerId}`;

/** What answers were before they were edited, newest first. */
export const openAnswerVersions = (table: Table) => ({
  keepWrite: ({ id, title, content, modifiedAt, modifiedBy }: StoredAnswer): Write => ({
    Put: {
      Item: {
        pk: partitionOf(id),
        sk: modifiedAt,
        entity: packed({ title, content, modifiedAt, modifiedBy }),
      },
    },
  }),

  of: async (answerId: string): Promise<AnswerVersion[]> => {
    const items = await table.query({
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": partitionOf(answerId) },
      ScanIndexForward: false,
    });
    return items.map(({ entity }) => unpacked(entity) as AnswerVersion);
  },
});
