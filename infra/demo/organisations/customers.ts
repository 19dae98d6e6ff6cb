import { urlTitleOf } from "../../../shared/news/url-title.ts";
import type { Customer } from "../../../shared/organisations/customer.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { chanceFor } from "../chance.ts";
import { names } from "../people/names.text.ts";
import { streets, trades } from "./customers.text.ts";
import { placesNear, towns } from "./towns.ts";

export const makeCustomers = (offices: readonly Organisation[]): Map<string, Customer[]> => {
  const chance = chanceFor(6);
  const customersOf = ({ id }: Organisation, place: number): Customer[] => {
    const town = towns[place];
    if (!town) return [];
    return Array.from({ length: place === 0 ? 34 : (place * 5) % 13 }, (_, at) => {
      const [trade, description] = chance.helpers.arrayElement(trades);
      const [zip, city] = chance.helpers.arrayElement(placesNear(town));
      const name = `${trade} ${chance.helpers.arrayElement(names.last)}`;
      const street = `${chance.helpers.arrayElement(streets)} ${chance.number.int({ min: 1, max: 90 })}`;
      const hasPage = chance.datatype.boolean(0.6);
      return {
        id: `customer-${id}-${at + 1}`,
        organisationId: id,
        name,
        street,
        zip,
        city,
        url: hasPage ? `https://${urlTitleOf(name)}.example` : null,
        description: chance.datatype.boolean(0.7) ? description : null,
      };
    });
  };
  return new Map(offices.map((office, place) => [office.id, customersOf(office, place)]));
};
