import { useQuery } from "@tanstack/react-query";
import { MailPreview } from "../../components/mail-preview.tsx";
import { newsletterQueries } from "./newsletters.queries.ts";
import { newsletterPageText as text } from "./sending.text.ts";

export const SentMail = ({ id }: { id: string }) => {
  const { data, error } = useQuery(newsletterQueries.contents(id));

  return <MailPreview title={text.sentMail} mail={data} error={error} />;
};
