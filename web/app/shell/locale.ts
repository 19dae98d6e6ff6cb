import german from "primelocale/de.json";
import { addLocale, locale } from "primereact/api";

// A PrimeReact component that asks for a locale before it is known throws, so this module comes first.
addLocale("de", german.de);
locale("de");
