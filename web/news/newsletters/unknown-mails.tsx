import { useMutation, useQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Link } from "react-router-dom";
import type { NewsletterStatus } from "../../../shared/news/newsletter.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { Row } from "../../components/layout/row.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { peopleInWords } from "./recipient-words.ts";
import { sendingMutations, sendingQueries } from "./sending.queries.ts";
import { unknownText as text } from "./sending.text.ts";

/** Of a newsletter that is finished: a person decides what nobody knows. */
export const UnknownMails = ({ id, status }: { id: string; status: NewsletterStatus }) => {
  const confirm = useConfirm();
  const { data: counts } = useQuery(sendingQueries.deliveries(id, { data: status, isPending: false }));
  const { mutateAsync: resend } = useMutation(sendingMutations.resendUnknown);
  const { mutateAsync: count } = useMutation(sendingMutations.countUnknown);
  const unknown = counts?.get("inDoubt") ?? 0;
  if (status.state !== "finished" || unknown === 0) return null;

  return (
    <Stack as="section" gap={2} aria-label={text.title}>
      <p className="send-note" data-tone="warning">
        {text.explained(peopleInWords(unknown))}
      </p>
      <Row gap={4} lines={2} align="center">
        <Button
          outlined
          icon="pi pi-replay"
          label={text.resend}
          onClick={() =>
            confirm({
              title: text.resendTitle,
              text: text.resendWarning,
              verb: text.resend,
              run: () => resend({ id, status }),
            })
          }
        />
        <Button
          outlined
          icon="pi pi-check"
          label={text.count}
          onClick={() =>
            confirm({
              title: text.countTitle,
              text: text.countWarning,
              verb: text.count,
              run: () => count({ id, status }),
            })
          }
        />
        <Link to="?state=inDoubt" preventScrollReset>
          {text.show}
        </Link>
      </Row>
    </Stack>
  );
};
