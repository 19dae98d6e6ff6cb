import german from "primelocale/de.json";
import { addLocale, locale, PrimeReactProvider } from "primereact/api";

// PrimeReact throws for an unknown locale.
addLocale("de", german.de);
locale("de");

const options = { locale: "de" };

/** What its components that open need around them, to close again and to speak German. */
export const Prime = ({ children }: { children: React.ReactNode }) => (
  <PrimeReactProvider value={options}>{children}</PrimeReactProvider>
);
