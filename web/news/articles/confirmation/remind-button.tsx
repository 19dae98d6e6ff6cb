import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useConfirm } from "../../../components/confirm-action.tsx";
import { formatNumber } from "../../../components/date-text.tsx";
import { useToasts } from "../../../components/toasts.tsx";
import { confirmationsText as text } from "./confirmation.text.ts";
import { confirmationMutations } from "./confirmations.queries.ts";

export const RemindButton = ({ articleId, missing }: { articleId: string; missing: number }) => {
  const reminding = useMutation(confirmationMutations.remind);
  const confirm = useConfirm();
  const toasts = useToasts();
  const ask = () =>
    confirm({
      title: text.remindTitle,
      text: text.remindText(formatNumber(missing)),
      verb: text.remindVerb,
      run: async () => {
        const { reminded } = await reminding.mutateAsync(articleId);
        toasts.success(text.reminded(formatNumber(reminded)));
      },
    });

  return <Button outlined icon="pi pi-bell" label={text.remind} disabled={missing === 0} onClick={ask} />;
};
