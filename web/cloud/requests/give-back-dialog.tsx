import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { MOST_REASON, type PaperRequest, type RequestFile } from "../../../shared/cloud/paper-request.ts";
import { requiredText } from "../../../shared/contract/wire.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { requestMutations } from "./requests.queries.ts";
import { requestsText as text } from "./requests.text.ts";

const resolver = parsedBy(z.object({ reason: requiredText(MOST_REASON) }));

interface GiveBackProps {
  request: PaperRequest;
  file: RequestFile;
  onClose: () => void;
}

export const GiveBackDialog = ({ request, file, onClose }: GiveBackProps) => {
  const judge = useMutation(requestMutations.judge);
  const form = useForm({ resolver, defaultValues: { reason: "" } });
  const { id: requestId, itemId: id, name, email } = request;

  return (
    <FormDialog
      title={text.giveBackTitle(file.name)}
      verb={text.giveBackVerb}
      danger
      form={form}
      labels={{ reason: text.reason }}
      save={async ({ reason }) => {
        await judge.mutateAsync({
          params: { id, requestId, fileId: file.id },
          body: { state: "returned", reason },
        });
        onClose();
      }}
      onClose={onClose}
    >
      <p>{text.giveBackText(name, email)}</p>
      <TextField form={form} name="reason" label={text.reason} required />
    </FormDialog>
  );
};
