import { openUnsubscribeLinks } from "../../../functions/data/subscribers/unsubscribe-links.ts";
import { newsletterMail } from "../../../functions/data/templates/newsletter-mail.ts";
import { recipientData } from "../../../functions/data/templates/recipient-data.ts";
import { openRuns } from "../../../functions/news/runs/runs.repository.ts";
import { listUnsubscribeHeaders } from "../../../functions/platform/mail/ses.ts";
import type { Table } from "../../../functions/platform/table/table.ts";
import type { BareMail } from "./bare-consumer.ts";

export const bareMailOf = async (table: Table, newsletterId: string): Promise<BareMail> => {
  const mail = newsletterMail(await openRuns(table).content(newsletterId, 1));
  const links = openUnsubscribeLinks("secret", "https://portal.example");
  const { page, oneClick } = links.of("subscriber-0123456789");
  return {
    ...mail,
    values: recipientData(mail, { kind: "clients", name: "Eva Gruber 12345", unsubscribeUrl: page }),
    headers: listUnsubscribeHeaders(oneClick),
  };
};
