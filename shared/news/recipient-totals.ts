import type { NewsletterStatus, RecipientTotals } from "./newsletter.ts";

export const recipientsTotal = (status: RecipientTotals): number =>
  status.clientsCountTotal + status.externalsCountTotal + status.employeesCountTotal;

export const recipientsDone = (
  status: Pick<NewsletterStatus, "clientsCountDone" | "externalsCountDone" | "employeesCountDone">,
): number => status.clientsCountDone + status.externalsCountDone + status.employeesCountDone;
