import {
  publicFeedAddress,
  publicImprintAddress,
  publicPrivacyAddress,
} from "../../../shared/news/public-address.ts";
import { OPERATOR } from "../../../shared/organisations/operator.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { html } from "../../platform/html/html.ts";
import type { SafeHtml } from "../../platform/html/safe-html.ts";
import { publicText as text } from "../public.text.ts";

const line = (label: string, value: string | null) => (value ? html`<br>${label} ${value}` : undefined);

/** Web addresses only, since an editor could write `javascript:` here. */
export const isWebLink = (address: string | null): address is string =>
  address !== null && /^https?:\/\//i.test(address);

const linkTo = (address: string | null) =>
  isWebLink(address) ? html`<br><a href="${address}">${address}</a>` : undefined;

export const officeLines = (office: Organisation) =>
  html`<address class="imprint"><strong>${office.name}</strong>${
    office.nameAdditional ? html`<br>${office.nameAdditional}` : undefined
  }${
    office.street || office.city
      ? html`<br>${[office.street, [office.zip, office.city].filter(Boolean).join(" ")].filter(Boolean).join(", ")}`
      : undefined
  }${line(text.phone, office.phone)}${
    office.email ? html`<br><a href="mailto:${office.email}">${office.email}</a>` : undefined
  }${linkTo(office.homepage)}${line(text.uid, office.uid)}${line(
    text.register,
    [office.commercialRegisterNumber, office.commercialRegisterCourt].filter(Boolean).join(", "),
  )}${line(text.authority, office.regulatingAuthority)}</address>`;

export const imprintOf = (office: Organisation | undefined): SafeHtml => {
  const choice = office ? `?${new URLSearchParams({ organisation: office.id })}` : "";
  return html`<footer lang="de">
<div class="page">
<nav><a href="/subscriptions/new${choice}">${text.subscribe}</a><a href="${publicFeedAddress(office?.id ?? null)}">${text.feed}</a><a href="${publicImprintAddress(office?.id ?? OPERATOR)}">${text.imprint}</a><a href="${publicPrivacyAddress(office?.id ?? OPERATOR)}">${text.privacy}</a></nav>
${office ? html`<section><h2>${text.imprint}</h2>${officeLines(office)}</section>` : undefined}
</div>
</footer>`;
};
