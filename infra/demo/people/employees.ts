import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { type Chance, chanceFor } from "../chance.ts";
import { officeDomain } from "../organisations/offices.ts";
import { placesNear, type Town, towns } from "../organisations/towns.ts";
import { workingDay } from "../working-day.ts";
import { homes, jobs, privately } from "./employees.text.ts";
import { distinctAddresses, localPartOf, type PersonName, personName } from "./person-name.ts";

const headcounts = [42, 48, 34, 30, 26, 24, 20, 20, 14, 18, 16, 14, 14, 12, 12, 10, 16, 10, 10, 10];

export const founders = [
  { firstname: "Andreas", lastname: "Lindner", isWoman: false, isDirector: true },
  { firstname: "Judith", lastname: "Achleitner", isWoman: true, isDirector: false },
  { firstname: "Paul", lastname: "Grünwald", isWoman: false, isDirector: false },
] as const satisfies readonly (PersonName & { readonly isDirector: boolean })[];

export const employeeId = (number: number): string => `employee-${number}`;

const sometimes = (chance: Chance, share: number, value: () => string) =>
  chance.helpers.maybe(value, { probability: share }) ?? null;

const dateOf = (chance: Chance, ages: { min: number; max: number }, refDate: Date) =>
  chance.date
    .birthdate({ mode: "age", ...ages, refDate })
    .toISOString()
    .slice(0, 10);

const homeOf = (town: Town, chance: Chance) => {
  const [zip, city] = chance.helpers.arrayElement(placesNear(town));
  const street = chance.helpers.arrayElement(homes.streets);
  return {
    addressStreet: `${street} ${chance.number.int({ min: 1, max: 90 })}`,
    addressZip: zip,
    addressCity: city,
    addressCountry: homes.countries[town.country],
  };
};

const privateOf = (chance: Chance, isDirector: boolean, now: Date) => {
  const hasPartner = chance.datatype.boolean(0.4);
  return {
    birthday: dateOf(chance, { min: isDirector ? 38 : 24, max: 63 }, now),
    hobbies: sometimes(chance, 0.5, () => chance.helpers.arrayElement(privately.hobbies)),
    additionalInformation: sometimes(chance, 0.08, () => chance.helpers.arrayElement(privately.information)),
    partner: hasPartner ? personName(chance).firstname : null,
    partnerBirthday: hasPartner ? dateOf(chance, { min: 25, max: 63 }, now) : null,
    kids: sometimes(chance, 0.3, () =>
      [personName(chance).firstname, personName(chance).firstname].join(", "),
    ),
  };
};

const workOf = (chance: Chance, { isWoman }: PersonName, isDirector: boolean) => {
  const job = isDirector ? jobs.director : chance.helpers.arrayElement(jobs.others);
  const one = (from: readonly string[], share: number) =>
    from.length ? sometimes(chance, share, () => chance.helpers.arrayElement(from)) : null;
  return {
    jobTitle: isWoman ? job.female : job.male,
    specialty: one(job.specialties, 0.8),
    title: one(job.titles, isDirector ? 1 : 0.8),
    titleBehind: one(job.behind, 0.3),
  };
};

const showing = (chance: Chance) => ({
  showOnHomepage: chance.datatype.boolean(0.8),
  showEmail: chance.datatype.boolean(0.8),
  showPhone: chance.datatype.boolean(0.6),
  showPicture: chance.datatype.boolean(0.7),
  showJobTitle: chance.datatype.boolean(0.9),
});

/** Derived from the number, so that all other random values stay the same. */
const agreesToBirthday = (number: number) => number % 3 !== 2;
const wantsDigest = (number: number) => number % 4 === 1;

const german = new Intl.DisplayNames("de", { type: "language" });

const spokenBy = { en: 1, it: 3, hu: 5, sl: 7 };

const languagesOf = (number: number) =>
  Object.entries(spokenBy)
    .flatMap(([code, every]) => (number % every === 0 ? (german.of(code) ?? []) : []))
    .join(", ");

const notifying = (chance: Chance, isDirector: boolean) => ({
  notifyOnOwnForumActivity: chance.datatype.boolean(0.8),
  notifyAboutNewApplications: isDirector,
  notifyAboutNewsArticles: chance.datatype.boolean(0.7),
  notifyAboutCalendarEvents: chance.datatype.boolean(0.5),
});

export const makeEmployees = (offices: readonly Organisation[], now: Date): Employee[] => {
  const chance = chanceFor(2);
  const addressFor = distinctAddresses();
  const employees: Employee[] = [];

  const employeeAt = (office: Organisation, town: Town, place: number): Employee => {
    const founder = office.id === "1" ? founders[place] : undefined;
    const person = founder ?? personName(chance);
    const isDirector = founder ? founder.isDirector : office.id !== "1" && place < 2;
    const id = employeeId(employees.length + 1);
    const work = workOf(chance, person, isDirector);
    const { firstname, lastname, isWoman } = person;
    const hasMail = place < 5 || chance.datatype.boolean(0.98);
    const createdAt = workingDay(now, chance.number.int({ min: 30, max: 2_500 }), chance);
    const named = { firstname, lastname, ...work };
    return {
      id,
      salutation: isWoman ? "Frau" : "Herr",
      ...named,
      email: hasMail ? addressFor(localPartOf(person), officeDomain(town)) : null,
      ...homeOf(town, chance),
      phoneExtension: String(10 + place),
      phoneLandline: sometimes(chance, 0.2, () => chance.phone.number({ style: "international" })),
      phoneMobile: sometimes(chance, 0.6, () => `+43 664 ${chance.string.numeric({ length: 7 })}`),
      phoneFax: sometimes(chance, 0.1, () => `${office.fax}`),
      ...privateOf(chance, isDirector, now),
      ...showing(chance),
      languages: languagesOf(employees.length + 1),
      showBirthday: agreesToBirthday(employees.length + 1),
      homepageOrder: place < 10 ? place + 1 : null,
      profilePictureId: null,
      profilePictureAltText: sometimes(chance, 0.3, () => privately.alt(fullName(named))),
      ...notifying(chance, isDirector),
      forumDigest: wantsDigest(employees.length + 1),
      isDirector,
      employedAt: office.id,
      createdAt,
      createdBy: employeeId(1),
      modifiedAt: chance.date.between({ from: createdAt, to: now }).toISOString(),
      modifiedBy: chance.helpers.arrayElement([employeeId(1), id]),
      accessControlRessourceId: office.id,
    };
  };

  for (const [index, office] of offices.entries()) {
    const town = towns[index];
    for (let place = 0; town && place < (headcounts[index] ?? 0); place++) {
      employees.push(employeeAt(office, town, place));
    }
  }
  return employees;
};
