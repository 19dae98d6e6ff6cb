import { faker } from "@faker-js/faker/locale/de_AT";

export type Chance = typeof faker;

/** The same every time, per kind; one kind must be made before the next begins, since there is one faker. */
export const chanceFor = (kind: number): Chance => {
  faker.seed(kind);
  return faker;
};
