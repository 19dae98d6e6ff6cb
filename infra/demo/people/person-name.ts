import { urlTitleOf } from "../../../shared/news/url-title.ts";
import type { Chance } from "../chance.ts";
import { names } from "./names.text.ts";

export interface PersonName {
  readonly isWoman: boolean;
  readonly firstname: string;
  readonly lastname: string;
}

export const personName = (chance: Chance): PersonName => {
  const isWoman = chance.datatype.boolean(0.55);
  const lastname = () => chance.helpers.arrayElement(names.last);
  const hasTwo = isWoman && chance.datatype.boolean(0.08);
  return {
    isWoman,
    firstname: chance.helpers.arrayElement(isWoman ? names.female : names.male),
    lastname: hasTwo ? [...new Set([lastname(), lastname()])].join("-") : lastname(),
  };
};

/** Such as `anna.mueller`. */
export const localPartOf = ({ firstname, lastname }: Pick<PersonName, "firstname" | "lastname">): string =>
  `${urlTitleOf(firstname)}.${urlTitleOf(lastname)}`;

export const distinctAddresses = () => {
  const given = new Map<string, number>();
  return (localPart: string, domain: string): string => {
    const address = `${localPart}@${domain}`;
    const count = (given.get(address) ?? 0) + 1;
    given.set(address, count);
    return count === 1 ? address : `${localPart}${count}@${domain}`;
  };
};
