import type { UseFormReturn } from "react-hook-form";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { FieldProblem } from "../../components/form/field-problem.tsx";
import type { NewsletterForm } from "./newsletter-form.ts";
import { flagGroupText, flagText, recipientsText } from "./newsletters.text.ts";

type Flag = keyof typeof flagText;

const staff: readonly Flag[] = ["sendToEmployees", "sendToAssociateDirectors", "sendToPartnerDirectors"];
const kinds: readonly Flag[] = ["sendToClients", "sendToExternals"];
const interests: readonly Flag[] = ["sendToSubsInterestedInTaxNews", "sendToSubsInterestedInDoctorNews"];

export const RecipientsFields = ({ form }: { form: UseFormReturn<NewsletterForm> }) => {
  const flags = form.watch();
  const anySubscribers = kinds.some((flag) => flags[flag]);
  const anyInterest = interests.some((flag) => flags[flag]);

  const box = (flag: Flag, note = "") => (
    <Check key={flag} {...form.register(flag)}>
      <span>
        {flagText[flag]} {note && <span className="muted">{note}</span>}
      </span>
    </Check>
  );

  return (
    <>
      <CheckGroup>
        <legend>{flagGroupText.staff}</legend>
        {staff.map((flag) =>
          box(flag, flag !== "sendToEmployees" && flags.sendToEmployees ? flagGroupText.included : ""),
        )}
      </CheckGroup>
      <CheckGroup>
        <legend>{flagGroupText.subscribers}</legend>
        {kinds.map((flag) => box(flag))}
      </CheckGroup>
      <CheckGroup>
        <legend>{`${flagGroupText.subscribers} ${flagGroupText.interests}`}</legend>
        {interests.map((flag) => box(flag))}
      </CheckGroup>
      {anySubscribers && !anyInterest && (
        <FieldProblem role="status">{recipientsText.noInterest}</FieldProblem>
      )}
    </>
  );
};
