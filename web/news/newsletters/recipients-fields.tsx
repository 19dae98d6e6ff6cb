import type { UseFormReturn } from "react-hook-form";
import type { NewsletterForm } from "./newsletter-form.ts";
import { flagGroupText, flagText, recipientsText } from "./newsletters.text.ts";

type Flag = keyof typeof flagText;

const staff: readonly Flag[] = ["sendToEmployees", "sendToAssociateDirectors", "sendToPartnerDirectors"];
const kinds: readonly Flag[] = ["sendToClients", "sendToExternals"];
const interests: readonly Flag[] = ["sendToSubsInterestedInTaxNews", "sendToSubsInterestedInDoctorNews"];

/** Who gets the newsletter, as checkboxes. */
export const RecipientsFields = ({ form }: { form: UseFormReturn<NewsletterForm> }) => {
  const flags = form.watch();
  const anySubscribers = kinds.some((flag) => flags[flag]);
  const anyInterest = interests.some((flag) => flags[flag]);

  const box = (flag: Flag, note = "") => (
    <label key={flag} className="check">
      <input type="checkbox" {...form.register(flag)} />
      <span>
        {flagText[flag]} {note && <span className="muted">{note}</span>}
      </span>
    </label>
  );

  return (
    <>
      <fieldset className="check-group">
        <legend>{flagGroupText.staff}</legend>
        {staff.map((flag) =>
          box(flag, flag !== "sendToEmployees" && flags.sendToEmployees ? flagGroupText.included : ""),
        )}
      </fieldset>
      <fieldset className="check-group">
        <legend>{flagGroupText.subscribers}</legend>
        {kinds.map((flag) => box(flag))}
      </fieldset>
      <fieldset className="check-group">
        <legend>{`${flagGroupText.subscribers} ${flagGroupText.interests}`}</legend>
        {interests.map((flag) => box(flag))}
      </fieldset>
      {anySubscribers && !anyInterest && (
        <p className="field-problem" role="status">
          <i className="pi pi-exclamation-circle" aria-hidden="true" />
          {recipientsText.noInterest}
        </p>
      )}
    </>
  );
};
