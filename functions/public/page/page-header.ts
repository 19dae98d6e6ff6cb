import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { publicOfficeAddress } from "../../../shared/organisations/public-address.ts";
import { html } from "../../platform/html/html.ts";
import { publicText as text } from "../public.text.ts";

type Office = Pick<Organisation, "name" | "urlName">;

export const officeName = ({ name, urlName }: Office) =>
  urlName ? html`<a href="${publicOfficeAddress(urlName)}">${name}</a>` : html`${name}`;

export const pageHeader = (office: Office | undefined) =>
  html`<header class="page office">${office ? officeName(office) : text.product}</header>`;
