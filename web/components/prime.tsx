import german from "primelocale/de.json";
import { addLocale, locale, PrimeReactProvider } from "primereact/api";

// PrimeReact throws for an unknown locale.
addLocale("de", german.de);
locale("de");

const options = { locale: "de" };

export const Prime = ({ children }: { children: React.ReactNode }) => (
  <PrimeReactProvider value={options}>{children}</PrimeReactProvider>
);
