import german from "primelocale/de.json";
import { addLocale, locale } from "primereact/api";

// PrimeReact throws for an unknown locale, so this module is imported first.
addLocale("de", german.de);
locale("de");
