import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { DateField } from "../../components/form/date/date-field.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { FieldProblem } from "../../components/form/field-problem.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { ScopeFields } from "../access/roles/scope-fields.tsx";
import { newToken, tokenOf, tokenResolver } from "./token-form.ts";
import { tokenMutations } from "./tokens.queries.ts";
import { tokensText as text, tokenFields } from "./tokens.text.ts";

export interface MadeToken {
  readonly name: string;
  readonly token: string;
}

interface TokenDialogProps {
  onMade: (made: MadeToken) => void;
  onClose: () => void;
}

export const TokenDialog = ({ onMade, onClose }: TokenDialogProps) => {
  const create = useMutation(tokenMutations.create);
  const form = useForm({ resolver: tokenResolver, defaultValues: newToken() });
  const missing = form.formState.errors.scopes?.root?.message ?? form.formState.errors.scopes?.message;

  return (
    <FormDialog
      title={text.create}
      verb={text.create}
      form={form}
      labels={tokenFields}
      gap={6}
      save={async (filled) => {
        const { token } = await create.mutateAsync(tokenOf(filled));
        onMade({ name: filled.name, token });
      }}
      onClose={onClose}
    >
      <TextField form={form} name="name" label={text.name} help={text.nameHelp} required />
      <DateField form={form} name="lastDay" label={text.lastDay} help={text.lastDayHelp} required />
      <fieldset className="token-rules">
        <legend>{text.rules}</legend>
        <FieldHelp>{text.closed}</FieldHelp>
        {missing && <FieldProblem>{missing}</FieldProblem>}
        <ScopeFields form={form} />
      </fieldset>
    </FormDialog>
  );
};
