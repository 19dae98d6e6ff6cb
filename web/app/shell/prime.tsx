import german from "primelocale/de.json";
import { type APIOptions, addLocale, locale, PrimeReactProvider } from "primereact/api";

// PrimeReact throws for an unknown locale, so this module is imported first.
addLocale("de", german.de);
locale("de");

// Corrects missing and wrong labels of PrimeReact.
const options: Partial<APIOptions> = {
  locale: "de",
  pt: {
    dropdown: {
      // It would name an option by an id that none has, on a frame without a role.
      root: { "aria-activedescendant": undefined },
      select: { "aria-label": "Auswahl", "aria-hidden": true },
      trigger: { "aria-label": "Auswahl öffnen" },
    },
  },
  ptOptions: { mergeSections: true, mergeProps: true },
};

export const Prime = ({ children }: { children: React.ReactNode }) => (
  <PrimeReactProvider value={options}>{children}</PrimeReactProvider>
);
