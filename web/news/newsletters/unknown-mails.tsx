import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { NewsletterStatus } from "../../../shared/news/newsletter.ts";
import { Button } from "../../components/button.tsx";
import { useConfirm } from "../../components/confirm-action.tsx";
import { Row, Stack } from "../../components/layout/layout.tsx";
import { peopleInWords } from "./recipient-words.ts";
import { sendingMutations, sendingQueries } from "./sending.queries.ts";
import { unknownText as text } from "./sending.text.ts";

/** After sending, a person decides on mails whose outcome is unknown. */
export const UnknownMails = ({ id, status }: { id: string; status: NewsletterStatus }) => {
  const confirm = useConfirm();
  const { data: counts } = useQuery(sendingQueries.deliveries(id, { data: status, isPending: false }));
  const { mutateAsync: resend } = useMutation(sendingMutations.resendUnknown);
  const { mutateAsync: count } = useMutation(sendingMutations.countUnknown);
  const unknown = counts?.get("inDoubt") ?? 0;
  if (status.state !== "finished" || unknown === 0) return null;
  const decisions = [
    { icon: "pi pi-replay", ...text.resend, run: resend },
    { icon: "pi pi-check", ...text.count, run: count },
  ];

  return (
    <Stack as="section" gap={2} aria-label={text.title}>
      <p className="send-note" data-tone="warning">
        {text.explained(peopleInWords(unknown))}
      </p>
      <Row gap={4} lines={2} align="center">
        {decisions.map(({ icon, run, ...words }) => (
          <Button
            key={words.verb}
            outlined
            icon={icon}
            label={words.verb}
            onClick={() => confirm({ ...words, run: () => run({ id, status }) })}
          />
        ))}
        <Link to="?state=inDoubt" preventScrollReset>
          {text.show}
        </Link>
      </Row>
    </Stack>
  );
};
