import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import type { ArticleSummary } from "../../../shared/news/article.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { Row } from "../../components/layout/row.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { newsletterMutations } from "./newsletters.queries.ts";
import { offeredFilesText as text } from "./sending.text.ts";

interface OfferedFilesProps {
  newsletterId: string;
  article: ArticleSummary;
  mayEdit: boolean;
}

export const OfferedFiles = ({ newsletterId, article: { id, title }, mayEdit }: OfferedFilesProps) => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const { mutateAsync } = useMutation(newsletterMutations.withdrawFiles);

  const run = async () => {
    await mutateAsync({ id: newsletterId, articleId: id });
    toasts.success(text.withdrawn(title));
  };

  return (
    <Row align="center" gap={2} lines={0} className="offered-files muted">
      {text.offered}
      {mayEdit && (
        <Button
          text
          label={text.withdraw}
          onClick={() =>
            confirm({
              title: text.withdrawTitle,
              text: text.withdrawText(title),
              verb: text.withdrawVerb,
              danger: true,
              run,
            })
          }
        />
      )}
    </Row>
  );
};
