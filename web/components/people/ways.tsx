import { dialled } from "../../../shared/organisations/phone.ts";

/** A number to be called. */
export const PhoneLink = ({ number }: { number: string }) => <a href={`tel:${dialled(number)}`}>{number}</a>;

export const MailLink = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>;
