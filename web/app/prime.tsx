import "./locale.ts";
import { type APIOptions, PrimeReactProvider } from "primereact/api";

// Names for the parts of PrimeReact that come without one.
const options: Partial<APIOptions> = {
  locale: "de",
  pt: {
    dropdown: {
      select: { "aria-label": "Auswahl", "aria-hidden": true },
      trigger: { "aria-label": "Auswahl öffnen" },
    },
  },
  ptOptions: { mergeSections: true, mergeProps: true },
};

export const Prime = ({ children }: { children: React.ReactNode }) => (
  <PrimeReactProvider value={options}>{children}</PrimeReactProvider>
);
