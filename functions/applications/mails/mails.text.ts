import type { Occasion } from "./application-mails.ts";

export const occasionText: Readonly<
  Record<Occasion, { readonly occasion: string; readonly happened: string }>
> = {
  application: { occasion: "Neue Bewerbung", happened: "eine neue Bewerbung ist eingelangt." },
  applicationDate: {
    occasion: "Termin gewählt",
    happened: "zu dieser Bewerbung wurde ein Termin für das Gespräch gewählt.",
  },
  applicationPapers: {
    occasion: "Unterlagen nachgereicht",
    happened: "zu dieser Bewerbung sind Unterlagen nachgekommen.",
  },
};
