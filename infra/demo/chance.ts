import { faker } from "@faker-js/faker/locale/de_AT";

export type Chance = typeof faker;

/**
 * Chance that turns out the same every time. Each kind of thing has a number of its own, so that a change to one
 * leaves the others as they were. There is only one faker (making another one loads every language): who has
 * begun uses it up before the next one begins.
 */
export const chanceFor = (kind: number): Chance => {
  faker.seed(kind);
  return faker;
};
