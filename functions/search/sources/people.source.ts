import { fold } from "../../../shared/fold.ts";
import { employeeFields } from "../../../shared/organisations/employee.fields.ts";
import { type Colleague, fullName } from "../../../shared/organisations/employee.ts";
import { employeeAddress } from "../../../shared/organisations/organisation-address.ts";
import type { Employees } from "../../data/people/employees.collection.ts";
import { searchedFieldsOf, textsBelowTitle } from "../../platform/search/entity-fields.ts";
import { type SoughtWord, telephoneWord } from "../../platform/search/german.ts";
import { openRowIndex } from "../../platform/search/live-index.ts";
import type { SearchedFields } from "../../platform/search/searched-fields.ts";
import type { IndexedRows } from "../../platform/search/word-index.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";
import type { OfficeIndex } from "./offices.source.ts";

const textsOf = textsBelowTitle(employeeFields);

const officeWord = (id: string) => fold(`kanzlei${id.replaceAll(/[^\p{L}\p{N}]/gu, "")}`);

const fields: SearchedFields<Colleague> = {
  ...searchedFieldsOf(employeeFields, (person: Colleague) => person),
  phone: {
    text: ({ phoneMobile, phoneLandline }) =>
      [phoneMobile, phoneLandline].map((number) => telephoneWord(number ?? "")).join(" "),
    weight: 4,
    hasCompounds: true,
  },
  office: { text: ({ employedAt }) => employedAt && officeWord(employedAt), weight: 4 },
};

const withOffices = (words: readonly SoughtWord[], offices: IndexedRows<{ readonly name: string }>) =>
  words.map((word) => ({
    ...word,
    terms: [...word.terms, ...offices.find([word]).map(({ id }) => officeWord(id))],
  }));

export const openPeopleSource = (employees: Employees, officeIndex: OfficeIndex) => {
  const index = openRowIndex(employees, {
    fields,
    scopeOf: () => null,
    factsOf: ({ createdAt, employedAt }) => ({ date: createdAt, organisationId: employedAt }),
  });

  return openSource("people", index, async ({ searchTerm, words }) => {
    const offices = await officeIndex.current();
    return {
      words: withOffices(words, offices),
      show: (person, id) => {
        const title = fullName(person);
        const office = person.employedAt === null ? undefined : offices.get(person.employedAt)?.name;
        const line = [person.jobTitle, office].filter(Boolean).join(" · ");
        return {
          title,
          excerpt: excerptFrom(searchTerm, title, [line, ...textsOf(person)]),
          path: employeeAddress(id),
        };
      },
    };
  });
};
