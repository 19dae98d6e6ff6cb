import * as z from "zod";
import { mapValues } from "../contract/map-values.ts";
import { Id, optionalLine, optionalMailAddress, optionalText, requiredText } from "../contract/wire.ts";
import { officeDay } from "../dates/office-days.ts";
import { Topic } from "../notifications/topics.ts";

const isPhone = (text: string | null) => text === null || /^\+?[\d\s()/.-]*\d[\d\s()/.-]*$/.test(text);
const isExtension = (text: string | null) => text === null || /^\d[\d\s-]*$/.test(text);

const phone = optionalLine(40).refine(isPhone, {
  error: "Das ist keine gültige Telefonnummer: möglich sind Ziffern, Leerzeichen und + ( ) / . -",
});

const EARLIEST = "1900-01-01";
const isOver = (day: string) => day >= EARLIEST && day <= officeDay(new Date());

const birthday = optionalText(40).pipe(
  z.iso
    .date({ abort: true })
    .refine(isOver, { error: "Ein Geburtstag liegt in der Vergangenheit und nicht vor 1900." })
    .nullable(),
);

const personalSwitches = {
  showEmail: false,
  showPhone: false,
  showPicture: false,
  showJobTitle: false,
  notifyOnOwnForumActivity: true,
  forumDigest: false,
  notifyAboutNewApplications: false,
  notifyAboutNewsArticles: true,
  notifyAboutCalendarEvents: false,
};
const officialSwitches = { isDirector: false, showOnHomepage: false };

const personal = {
  phoneExtension: optionalLine(12).refine(isExtension, { error: "Die Durchwahl besteht aus Ziffern." }),
  phoneLandline: phone,
  phoneMobile: phone,
  phoneFax: phone,
  addressStreet: optionalLine(200),
  addressZip: optionalLine(20),
  addressCity: optionalLine(100),
  addressCountry: optionalLine(100),
  birthday,
  specialty: optionalLine(200),
  languages: optionalLine(200),
  hobbies: optionalText(500),
  additionalInformation: optionalText(2000),
  partner: optionalLine(200),
  partnerBirthday: birthday,
  kids: optionalText(500),
  profilePictureAltText: optionalLine(300),
  ...mapValues(personalSwitches, () => z.boolean()),
  silentTopics: z.array(Topic).max(Topic.options.length),
};

const official = {
  salutation: optionalLine(50),
  title: optionalLine(100),
  titleBehind: optionalLine(100),
  firstname: requiredText(100),
  lastname: requiredText(100),
  email: optionalMailAddress,
  jobTitle: optionalLine(200),
  ...mapValues(officialSwitches, () => z.boolean()),
  homepageOrder: z
    .int()
    .min(0)
    .max(9999)
    .nullish()
    .transform((order) => order ?? null),
};

export const EmployeeDraft = z
  .object({
    ...official,
    ...personal,
    ...mapValues({ ...officialSwitches, ...personalSwitches }, (isOn) => z.boolean().default(isOn)),
    silentTopics: personal.silentTopics.optional(),
  })
  .meta({ id: "EmployeeDraft" });
export type EmployeeDraft = z.output<typeof EmployeeDraft>;

/** Accepted only if it equals the stored value. */
const asRead = z.unknown().optional();

export const EmployeeChange = z
  .object({ ...official, ...personal, employedAt: Id })
  .partial()
  .meta({ id: "EmployeeChange" });
export type EmployeeChange = z.output<typeof EmployeeChange>;

/** Only the person may agree to birthday greetings. */
export const EmployeePatch = EmployeeChange.extend({ showBirthday: asRead }).meta({ id: "EmployeePatch" });
export type EmployeePatch = z.output<typeof EmployeePatch>;

/** The office decides on name, work, directorship, website and the address for password links. */
export const OwnProfileChange = z
  .object({ ...personal, showBirthday: z.boolean() })
  .partial()
  .meta({ id: "OwnProfileChange" });
export type OwnProfileChange = z.output<typeof OwnProfileChange>;

/** Also takes the whole profile as it was read. */
export const OwnProfilePatch = OwnProfileChange.extend({
  ...mapValues(official, () => asRead),
  id: asRead,
  employedAt: asRead,
  accessControlRessourceId: asRead,
  profilePictureId: asRead,
  createdAt: asRead,
  createdBy: asRead,
}).meta({ id: "OwnProfilePatch" });
