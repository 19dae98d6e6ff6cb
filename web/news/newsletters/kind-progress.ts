import type { NewsletterStatus } from "../../../shared/news/newsletter.ts";
import type { RecipientKind } from "../../../shared/news/recipients.ts";

export interface KindProgress {
  readonly kind: RecipientKind;
  readonly done: number;
  readonly total: number;
}

export const kindProgress = (status: NewsletterStatus): KindProgress[] => {
  const kinds: KindProgress[] = [
    { kind: "employees", done: status.employeesCountDone, total: status.employeesCountTotal },
    { kind: "clients", done: status.clientsCountDone, total: status.clientsCountTotal },
    { kind: "externals", done: status.externalsCountDone, total: status.externalsCountTotal },
  ];
  return kinds.filter(({ total }) => total > 0);
};
