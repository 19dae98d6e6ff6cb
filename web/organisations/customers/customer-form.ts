import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";
import { type Customer, CustomerDraft } from "../../../shared/organisations/customer.ts";

export type CustomerForm = z.input<typeof CustomerDraft>;

export const customerResolver = zodResolver(CustomerDraft, undefined, { raw: true });

export const customerFormOf = (customer: Customer | undefined): CustomerForm => ({
  name: customer?.name ?? "",
  street: customer?.street ?? "",
  zip: customer?.zip ?? "",
  city: customer?.city ?? "",
  url: customer?.url ?? "",
  description: customer?.description ?? "",
});
