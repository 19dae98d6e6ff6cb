import * as z from "zod";
import { mapValues, maskOf } from "../contract/map-values.ts";
import { Id } from "../contract/wire.ts";
import { Topic } from "../notifications/topics.ts";

const text = z.string().nullable();

const fields = {
  id: Id,
  salutation: text,
  title: text,
  titleBehind: text,
  firstname: z.string(),
  lastname: z.string(),
  birthday: z.iso.date().nullable(),
  email: text,
  addressStreet: text,
  addressZip: text,
  addressCity: text,
  addressCountry: text,
  phoneExtension: text,
  phoneLandline: text,
  phoneMobile: text,
  phoneFax: text,
  jobTitle: text,
  specialty: text,
  /** Comma-separated. Not in the specification. */
  languages: text.optional(),
  hobbies: text,
  additionalInformation: text,
  partner: text,
  partnerBirthday: z.iso.date().nullable(),
  kids: text,
  showOnHomepage: z.boolean(),
  showEmail: z.boolean(),
  showPhone: z.boolean(),
  showPicture: z.boolean(),
  showJobTitle: z.boolean(),
  homepageOrder: z.int().nullable(),
  profilePictureId: Id.nullable().default(null),
  profilePictureAltText: text,
  /** Colleagues see day and month, never the year. Not in the specification. */
  showBirthday: z.boolean().default(false),
  notifyOnOwnForumActivity: z.boolean(),
  /** One mail in the morning for all forums. Not in the specification. */
  forumDigest: z.boolean().default(false),
  notifyAboutNewApplications: z.boolean(),
  notifyAboutNewsArticles: z.boolean(),
  notifyAboutCalendarEvents: z.boolean(),
  /** Topics silenced in the bell. Not in the specification. */
  silentTopics: z.array(Topic).optional(),
  isDirector: z.boolean(),
  employedAt: Id.nullable(),
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
  modifiedAt: z.iso.datetime(),
  modifiedBy: Id.nullable(),
  accessControlRessourceId: Id.nullable(),
};

const Colleague = z.object(fields).meta({ id: "Colleague" });
export type Colleague = z.infer<typeof Colleague>;

/** `creator` and `editor` only if asked for. */
export const Employee = z
  .object({ ...fields, creator: Colleague.nullable().optional(), editor: Colleague.nullable().optional() })
  .meta({ id: "Employee" });
export type Employee = z.infer<typeof Employee>;

/** Only with `withCreator`, without private fields; null if that is no employee, or no longer one. */
export const Creator = Employee.nullable().optional();

/** For the person, ADMIN_ORG of the office and administrators only. */
export const privateFields = [
  "birthday",
  "hobbies",
  "partner",
  "partnerBirthday",
  "kids",
] as const satisfies readonly (keyof Colleague)[];

export const withoutPrivateFields = <Person extends Colleague>(employee: Person): Person => ({
  ...employee,
  ...mapValues(maskOf(privateFields), () => null),
});

const keptOfGone: ReadonlySet<string> = new Set([
  "id",
  "title",
  "firstname",
  "lastname",
  "titleBehind",
  "createdAt",
  "modifiedAt",
]);

/** For a person who left, so that publications keep their author's name. */
export const onlyName = (employee: Colleague): Colleague =>
  Colleague.parse(
    Object.fromEntries(
      Object.entries(fields).map(([field]) => {
        const value: unknown = Reflect.get(employee, field);
        const blank = field === "silentTopics" ? undefined : typeof value === "boolean" ? false : null;
        return [field, keptOfGone.has(field) ? value : blank];
      }),
    ),
  );

interface Named {
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly title?: string | null;
  readonly titleBehind?: string | null;
}

/** "Mag. Eva Gruber, MBA" */
export const fullName = ({ title, firstname, lastname, titleBehind }: Named): string =>
  [title, firstname, [lastname, titleBehind].filter(Boolean).join(", ")].filter(Boolean).join(" ");
