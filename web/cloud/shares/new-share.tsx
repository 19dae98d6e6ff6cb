import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Button } from "../../components/button.tsx";
import { DateField } from "../../components/form/date/date-field.tsx";
import { Form } from "../../components/form/form.tsx";
import { fieldsOf } from "../../components/form/form-field.tsx";
import { PasswordInput } from "../../components/form/text/password-input.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { newShare, shareOf, shareResolver } from "./share-form.ts";
import { shareMutations } from "./shares.queries.ts";
import { shareFields, sharesText as text } from "./shares.text.ts";

export const NewShare = ({ itemId, onMade }: { itemId: string; onMade: () => void }) => {
  const toasts = useToasts();
  const create = useMutation(shareMutations.create);
  const form = useForm({ resolver: shareResolver, defaultValues: newShare() });
  const field = fieldsOf(form, shareFields);

  return (
    <Form
      form={form}
      labels={shareFields}
      save={async (filled) => {
        await create.mutateAsync({ params: { id: itemId }, body: shareOf(filled) });
        form.reset(newShare());
        toasts.success(text.made);
        onMade();
      }}
    >
      <DateField {...field("lastDay")} help={text.lastDayHelp} />
      <PasswordInput {...field("password")} help={text.passwordHelp} autoComplete="new-password" />
      <TextField {...field("maxDownloads")} type="number" />
      <TextField {...field("note")} help={text.noteHelp} />
      <div>
        <Button type="submit" icon="pi pi-link" label={text.create} loading={create.isPending} />
      </div>
    </Form>
  );
};
