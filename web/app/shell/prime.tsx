import "./locale.ts";
import { type APIOptions, PrimeReactProvider } from "primereact/api";

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
