import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import { layers as contract } from "../../../shared/calendar/layers.contract.ts";
import { holidaysBetween } from "../../data/calendar/holidays-between.ts";
import type { Stores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { problemAt } from "../../platform/http/problem.ts";
import { allEmployees } from "./all-employees.ts";
import { birthdaysBetween } from "./birthdays-between.ts";
import { regionOf } from "./holiday-region.ts";

export const layers = implement<typeof contract, Stores>(contract, {
  birthdays: async ({ query: { from, to } }, { employees }) => {
    const data = birthdaysBetween(await allEmployees(employees), from, to);
    return { totalCount: data.length, data };
  },

  holidays: async ({ query: { from, to, organisationId } }, { organisations, viewer }) => {
    const id = organisationId ?? viewer.employedAt;
    const office = id === null ? undefined : await organisations.find(id);
    if (organisationId && !office) throw problemAt(eventProblems.unknownOffice, "organisationId");
    const data = await holidaysBetween(regionOf(office ?? { province: null }), from, to);
    return { totalCount: data.length, data };
  },
});
