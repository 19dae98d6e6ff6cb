import metadata from "libphonenumber-js/min/metadata";
import type { Plugin } from "vite";
import { phoneCountries } from "../components/people/phone-countries.ts";

const isUsed = (country: string) => phoneCountries.includes(country);

const used = {
  ...metadata,
  country_calling_codes: Object.fromEntries(
    Object.entries(metadata.country_calling_codes)
      .map(([code, countries]) => [code, countries.filter(isUsed)] as const)
      .filter(([, countries]) => countries.length > 0),
  ),
  countries: Object.fromEntries(Object.entries(metadata.countries).filter(([country]) => isUsed(country))),
};

export const usedPhoneRules = (): Plugin => ({
  name: "used-phone-rules",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /libphonenumber-js[/]metadata[.]min[.]json[.]js$/ },
    handler: () => `export default ${JSON.stringify(used)};`,
  },
});
