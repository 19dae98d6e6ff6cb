import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Button } from "../../components/button.tsx";
import { DateField } from "../../components/form/date/date-field.tsx";
import { Form } from "../../components/form/form.tsx";
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
      <DateField form={form} name="lastDay" label={text.lastDay} help={text.lastDayHelp} />
      <PasswordInput
        form={form}
        name="password"
        label={text.password}
        help={text.passwordHelp}
        autoComplete="new-password"
      />
      <TextField form={form} name="maxDownloads" label={text.maxDownloads} type="number" />
      <TextField form={form} name="note" label={text.note} help={text.noteHelp} />
      <div>
        <Button type="submit" icon="pi pi-link" label={text.create} loading={create.isPending} />
      </div>
    </Form>
  );
};
