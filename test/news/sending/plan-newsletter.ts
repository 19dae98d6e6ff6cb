import type { openNews } from "../../../functions/news/news.deps.ts";
import { streamedSources } from "../../../functions/news/newsletters/recipients.ts";
import { planRun } from "../../../functions/news/runs/planner.ts";
import type { Table } from "../../../functions/platform/table/table.ts";
import { NewsletterRecipients } from "../../../shared/news/newsletter.ts";

interface Letter {
  readonly id: string;
  readonly organisationId: string | null;
}

/** Plans the first run of a newsletter, and sends nothing. */
export const planNewsletter = async (
  stores: ReturnType<typeof openNews> & { readonly table: Table },
  { id, organisationId }: Letter,
) => {
  const message = { newsletterId: id, run: 1 };
  await stores.table.transact(
    stores.runs.startWrites({
      ...message,
      organisationId,
      choice: NewsletterRecipients.parse({ organisationId }),
      content: { subject: "s", marked: "<p>Text</p>" },
      toAllAgain: false,
      startedBy: "user",
      ledgerRetentionDays: 400,
      now: new Date(),
    }),
  );
  const sources = () => streamedSources(stores);
  const batchQueue = { send: async () => {} };
  await planRun({ ...stores, batchQueue, bulkRate: async () => 100, sources }, message);
};
