import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { officeWeek } from "../../../shared/dates/office-days.ts";
import { birthdayIn, dayOfBirth } from "../../../shared/organisations/birthday.ts";
import { birthdays as contract } from "../../../shared/organisations/birthdays.contract.ts";
import type { Colleague } from "../../../shared/organisations/employee.ts";
import { picturesOf } from "../../data/files/shown-pictures.ts";
import { visibleBy } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";

const dateOf = ({ showBirthday, birthday }: Colleague, week: readonly string[]) =>
  showBirthday && birthday ? birthdayIn(week, dayOfBirth(birthday)) : undefined;

const celebratingIn = visibleBy(
  (week: readonly string[], person: Colleague) => dateOf(person, week) !== undefined,
);

export const birthdays = implement<typeof contract, OrganisationsDeps>(contract, {
  thisWeek: async (_, deps) => {
    const { employees, organisations, now } = deps;
    const week = officeWeek(now);
    const found = await employees.list(listConfig({ limit: MAX_LIMIT }), celebratingIn(week), {
      relatedKeys: ({ employedAt }) => (employedAt === null ? [] : [organisations.keyOf(employedAt)]),
    });
    const offices = new Map(
      found.related.flatMap((item) => {
        const office = organisations.entityOf(item);
        return office ? [[office.id, office] as const] : [];
      }),
    );
    const data = found.data.flatMap((person) => {
      const date = dateOf(person, week);
      if (!date) return [];
      const organisationId = person.employedAt;
      const office = organisationId === null ? undefined : offices.get(organisationId);
      const [organisationName, organisationPhone] = [office?.name ?? null, office?.phone ?? null];
      return [{ ...person, date, organisationId, organisationName, organisationPhone }];
    });
    return {
      totalCount: data.length,
      data: data.toSorted((a, b) => a.date.localeCompare(b.date)),
      pictures: await picturesOf(
        data.map(({ profilePictureId }) => profilePictureId),
        "thumbnail",
        deps,
      ),
    };
  },
});
