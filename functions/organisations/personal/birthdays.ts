import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { birthdayIn, dayOfBirth, weekOf } from "../../../shared/organisations/birthday.ts";
import { birthdays as contract } from "../../../shared/organisations/birthdays.contract.ts";
import type { Colleague } from "../../../shared/organisations/employee.ts";
import { implement } from "../../platform/http/implement.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";

export const birthdays = implement<typeof contract, OrganisationsDeps>(
  contract,
  {
    thisWeek: async (_, { employees, organisations, now, ahead }) => {
      const week = weekOf(now);
      const dateOf = ({ showBirthday, birthday }: Colleague) =>
        showBirthday && birthday ? birthdayIn(week, dayOfBirth(birthday)) : undefined;
      const found = await employees.listWith(
        listConfig({ limit: MAX_LIMIT }),
        {
          where: (person) => dateOf(person) !== undefined,
          whereKey: `birthdays ${week[0]}`,
        },
        ({ employedAt }) => (employedAt === null ? [] : [organisations.keyOf(employedAt)]),
        ahead,
      );
      const offices = new Map(
        found.others.flatMap((item) => {
          const office = organisations.entityOf(item);
          return office ? [[office.id, office] as const] : [];
        }),
      );
      const data = found.data.flatMap((person) => {
        const date = dateOf(person);
        if (!date) return [];
        const organisationId = person.employedAt;
        const office = organisationId === null ? undefined : offices.get(organisationId);
        const [organisationName, organisationPhone] = [office?.name ?? null, office?.phone ?? null];
        return [{ ...person, date, organisationId, organisationName, organisationPhone }];
      });
      return { totalCount: data.length, data: data.toSorted((a, b) => a.date.localeCompare(b.date)) };
    },
  },
  { keysAhead: (_, { employees }) => employees.noticeKeys },
);
