import type { MaterialOrderState } from "../../../shared/material/material-order.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { stateText } from "../material.text.ts";

const counted = (count: number) => (count === 1 ? "1 Bestellung" : `${formatNumber(count)} Bestellungen`);

export const bulkOrdersText = {
  told: "Wer bestellt hat, erfährt es per E-Mail, je Bestellung eine, wenn eine Adresse eingetragen ist.",
  verb: {
    sent: (count: number) => `${counted(count)} als gesendet melden`,
    cancelled: (count: number) => `${counted(count)} stornieren`,
  },
  done: (count: number, state: MaterialOrderState) => `${counted(count)}: jetzt „${stateText[state]}“.`,
};
