import { urlTitleOf } from "../../../shared/news/url-title.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { type Chance, chanceFor } from "../chance.ts";
import { officeText } from "./offices.text.ts";
import { type Town, towns } from "./towns.ts";

const countryCodes = { AT: "+43", IT: "+39", DE: "+49" };

/** `.example` belongs to nobody (RFC 2606). */
export const officeDomain = (town: Town): string => `${urlTitleOf(town.name)}.kanzlei.example`;

const registers = {
  AT: (digits: string, letter: string) => `FN ${digits} ${letter}`,
  IT: (digits: string) => `BZ-${digits}`,
  DE: (digits: string) => `HRB ${digits}`,
};

const registerNumber = ({ country }: Town, chance: Chance) =>
  registers[country](
    chance.string.numeric({ length: 6, allowLeadingZeros: false }),
    chance.helpers.arrayElement(["a", "d", "g", "h", "k"]),
  );

const kindOf = (index: number) => ({
  isPartner: index % 3 !== 2 && index !== towns.length - 1,
  isAssociate: index % 3 === 2 || index % 7 === 4,
  isNexiaMember: index % 4 === 1 || index === towns.length - 1,
});

const officeOf = (town: Town, index: number, chance: Chance): Organisation => {
  const [domain, urlName] = [officeDomain(town), urlTitleOf(town.name)];
  const phone = `${countryCodes[town.country]} ${town.dial} ${chance.string.numeric({ length: 5, allowLeadingZeros: false })}`;
  const isAustrian = town.country === "AT";
  return {
    id: String(index + 1),
    name: `${town.firm} ${town.name}`,
    nameAdditional: officeText.addition(town),
    street: town.street,
    city: town.name,
    zip: town.zip,
    province: town.province,
    phone,
    phoneExtension: "0",
    mobile: `${countryCodes[town.country]} 660 ${chance.string.numeric({ length: 7 })}`,
    fax: `${phone}-50`,
    email: `office@${domain}`,
    homepage: `https://${domain}`,
    homepageIsExternal: index % 5 === 3,
    contactDescriptionDE: officeText.contactDe(town),
    contactDescriptionEN: officeText.contactEn(town),
    urlName,
    mapPinName: `pin-${urlName}`,
    employeeRegistrationUrl: `https://${domain}/anmeldung`,
    employeeDeregistrationUrl: `https://${domain}/abmeldung`,
    employeeManagementEmail: `personal@${domain}`,
    customerBmdUrl: `https://bmd.${domain}`,
    products: chance.helpers.arrayElement(officeText.products),
    regulatingAuthority: officeText.authority(town),
    commercialRegisterNumber: registerNumber(town, chance),
    commercialRegisterCourt: town.court,
    dvr: isAustrian ? chance.string.numeric({ length: 7 }) : null,
    uid: isAustrian
      ? `ATU${chance.string.numeric({ length: 8 })}`
      : `${town.country}${chance.string.numeric({ length: town.country === "IT" ? 11 : 9 })}`,
    wtcode: isAustrian ? `WT${chance.string.numeric({ length: 6 })}` : null,
    websiteDescriptionDE: officeText.websiteDe(town),
    websiteDescriptionEN: officeText.websiteEn(town),
    websiteDescriptionIT: town.country === "IT" || index % 3 === 0 ? officeText.websiteIt(town) : null,
    ...kindOf(index),
    mailSenderName: null,
    mailReplyTo: null,
    forbidsShares: false,
    pictures: [],
  };
};

export const makeOffices = (): Organisation[] => {
  const chance = chanceFor(1);
  return towns.map((town, index) => officeOf(town, index, chance));
};
