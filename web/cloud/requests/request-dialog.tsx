import { FormDialog } from "../../components/form/form-dialog.tsx";
import "./requests.css";
import { useMutation } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { RequestLanguage } from "../../../shared/cloud/paper-request.ts";
import { requestMails } from "../../../shared/cloud/request-mail.text.ts";
import { writtenDay } from "../../../shared/dates/dates.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { useSignedIn } from "../../app/client/session.ts";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { DateField } from "../../components/form/date/date-field.tsx";
import { FieldPair } from "../../components/form/field-pair.tsx";
import { fieldsOf } from "../../components/form/form-field.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { MailShown } from "./mail-shown.tsx";
import {
  itemsIn,
  NO_REMINDER,
  newRequest,
  type RequestFilled,
  reminderDays,
  requestOfForm,
  requestResolver,
} from "./request-form.ts";
import { requestMutations } from "./requests.queries.ts";
import { requestFields, requestsText as text } from "./requests.text.ts";

const WANTED_ROWS = 4;

const reminders = [
  { value: NO_REMINDER, label: text.noReminder },
  ...reminderDays.map((days) => ({ value: String(days), label: text.remindAfter(days) })),
];

const languages = RequestLanguage.options.map((value) => ({ value, label: text.languages[value] }));

export const RequestDialog = ({ folder, onClose }: { folder: CloudItem; onClose: () => void }) => {
  const toasts = useToasts();
  const { employee, viewer } = useSignedIn();
  const create = useMutation(requestMutations.create);
  const form = useForm<RequestFilled, unknown, RequestFilled>({
    resolver: requestResolver,
    defaultValues: newRequest(),
  });
  const field = fieldsOf(form, requestFields);
  const filled = useWatch({ control: form.control }) as RequestFilled; // the form has default values
  const mail = requestMails[filled.language].asked({
    ...filled,
    creatorName: employee ? fullName(employee) : viewer.username,
    items: itemsIn(filled.wanted),
    lastDay: writtenDay(filled.lastDay),
  });

  const send = async (ready: RequestFilled) => {
    await create.mutateAsync({ params: { id: folder.id }, body: requestOfForm(ready) });
    toasts.success(text.sent(ready.name));
    onClose();
  };

  return (
    <FormDialog
      className="request-dialog"
      title={text.title(folder.title)}
      verb={text.send}
      form={form}
      labels={requestFields}
      save={send}
      onClose={onClose}
    >
      <p>
        {text.about} {text.told}
      </p>
      <TextField {...field("title")} help={text.nameHelp} required />
      <TextField {...field("wanted")} help={text.wantedHelp} rows={WANTED_ROWS} required />
      <FieldPair>
        <TextField {...field("name")} required />
        <TextField {...field("email")} type="email" required />
      </FieldPair>
      <FieldPair>
        <DateField {...field("lastDay")} help={text.lastDayHelp} required />
        <SelectField
          form={form}
          name="remindAfterDays"
          label={text.remind}
          help={text.remindHelp}
          options={reminders}
        />
      </FieldPair>
      <SelectField form={form} name="language" label={text.language} options={languages} />
      <MailShown mail={mail} />
    </FormDialog>
  );
};
