import type { CalendarEvent } from "./calendar-event.ts";
import type { Answer } from "./event-attendance.ts";

type Words = Readonly<Record<Answer | "question", string>>;

export const answerLinksText: Readonly<Record<CalendarEvent["answersPer"], Words>> = {
  person: { question: "Kommen Sie?", yes: "Zusagen", maybe: "Vielleicht", no: "Absagen" },
  office: {
    question: "Kommt Ihre Kanzlei?",
    yes: "Zusage für die Kanzlei",
    maybe: "Vielleicht",
    no: "Absage für die Kanzlei",
  },
};
