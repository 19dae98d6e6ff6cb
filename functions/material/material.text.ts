import type { MaterialOrderState } from "../../shared/material/material-order.ts";

export const materialText = {
  placed: (name: string) => `Neue Bestellung von ${name}`,
  received: "Ihre Bestellung ist eingelangt",
  became: {
    ordered: "Ihre Bestellung ist wieder in Arbeit",
    sent: "Ihre Bestellung ist unterwegs",
    cancelled: "Ihre Bestellung ist storniert",
  } satisfies Readonly<Record<MaterialOrderState, string>>,
};
