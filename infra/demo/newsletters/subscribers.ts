import { mailAddressOf } from "../../../functions/platform/mail/mail-address.ts";
import type { Subscriber, SubscriberIndustry } from "../../../shared/news/subscriber.ts";
import { urlTitleOf } from "../../../shared/news/url-title.ts";
import { type Chance, chanceFor } from "../chance.ts";
import { placesNear, type Town, towns } from "../organisations/towns.ts";
import { distinctAddresses, localPartOf, type PersonName, personName } from "../people/person-name.ts";
import { workingDay } from "../working-day.ts";
import { comeBack, withConsent } from "./consents.ts";
import { businesses, industries } from "./industries.text.ts";

const COUNT = 5_000;
const SHARED = 150;

const mailProviders = ["post.example", "mail.example", "briefkasten.example"];

const businessDomain = (chance: Chance, business: string, { lastname }: PersonName) =>
  chance.datatype.boolean(0.3)
    ? `${business} ${lastname}.example`.toLowerCase().replaceAll(" ", "-")
    : `${urlTitleOf(`${business} ${lastname}`)}.example`;

const domainFor = (chance: Chance, { industryId }: SubscriberIndustry, person: PersonName) =>
  chance.datatype.boolean(0.6)
    ? businessDomain(chance, chance.helpers.arrayElement(businesses[industryId] ?? ["Büro"]), person)
    : chance.helpers.arrayElement(mailProviders);

const isMedical = (industry: SubscriberIndustry) => industry.receivesDoctorsNews;

const nameOf = ({ firstname, lastname }: PersonName, industry: SubscriberIndustry, chance: Chance) =>
  [isMedical(industry) && chance.datatype.boolean(0.7) ? "Dr." : "", firstname, lastname]
    .filter(Boolean)
    .join(" ");

const interestsOf = ({ receivesTaxNews, receivesDoctorsNews }: SubscriberIndustry, chance: Chance) => ({
  receivesTaxNews: chance.datatype.boolean(0.95) ? receivesTaxNews : true,
  receivesDoctorsNews: chance.datatype.boolean(0.95) ? receivesDoctorsNews : !receivesDoctorsNews,
});

const consentOf = (chance: Chance, now: Date) => {
  const isConfirmed = chance.datatype.boolean(0.96);
  const confirmedDaysAgo = chance.number.int({ min: 200, max: 1_500 });
  const hasLeft = isConfirmed && chance.datatype.boolean(0.05);
  return {
    registrationConfirmedAt: isConfirmed ? workingDay(now, confirmedDaysAgo, chance) : null,
    customerUnsuscribedAt: hasLeft
      ? workingDay(now, chance.number.int({ min: 3, max: confirmedDaysAgo - 10 }), chance)
      : null,
    unsubscribedBy: null,
  };
};

const placeIn = (town: Town, chance: Chance) => {
  const [plz, ort] = chance.helpers.arrayElement([[town.zip, town.name] as const, ...placesNear(town)]);
  return { plz, ort };
};

const officeIndex = (chance: Chance) =>
  Math.min(chance.number.int({ max: towns.length - 1 }), chance.number.int({ max: towns.length - 1 }));

const makeFirst = (count: number, now: Date, chance: Chance) => {
  const addressFor = distinctAddresses();
  return Array.from({ length: count }, (_, index) => {
    const person = personName(chance);
    const industry = chance.helpers.arrayElement(industries);
    const office = officeIndex(chance);
    const town = towns[office] ?? towns[0];
    const address = addressFor(localPartOf(person), domainFor(chance, industry, person));
    return {
      id: `subscriber-${index + 1}`,
      name: nameOf(person, industry, chance),
      email: mailAddressOf(address),
      branche: chance.datatype.boolean(0.95) ? industry.name : null,
      ...(town ? placeIn(town, chance) : { plz: null, ort: null }),
      organisationId: String(office + 1),
      isClient: chance.datatype.boolean(0.7),
      ...interestsOf(industry, chance),
      ...consentOf(chance, now),
    };
  });
};

export const makeSubscribers = (now: Date): Subscriber[] => {
  const chance = chanceFor(3);
  const first = makeFirst(COUNT - SHARED, now, chance).map(withConsent(now));
  const second = first
    .slice(0, SHARED)
    .map((subscriber, index) => ({
      ...subscriber,
      id: `subscriber-${first.length + index + 1}`,
      organisationId: String((Number(subscriber.organisationId) % towns.length) + 1),
      isClient: chance.datatype.boolean(),
      ...consentOf(chance, now),
    }))
    .map(withConsent(now))
    .map((subscriber, index) => {
      const left = first[index];
      return left && index % 2 === 0 ? comeBack(left, subscriber) : subscriber;
    });
  return [...first, ...second];
};
