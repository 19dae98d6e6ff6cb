import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { login } from "../../shared/login/login.contract.ts";
import { employees } from "../../shared/organisations/employees.contract.ts";
import { employeesOfOffice } from "../../shared/organisations/employees-of-office.contract.ts";
import { callVersioned } from "../app/client/call.ts";
import { keyOf } from "../app/client/query-key.ts";
import type { SaveRequest } from "../components/form/editor/use-entity-form.ts";
import type { PersonalForm } from "../components/people/employee-form.ts";

/** The own profile with the version that is stored now. */
export const readProfile = (signal?: AbortSignal) => callVersioned(login.profile.read, {}, { signal });

export const ownDataQueries = {
  /** As a form starts from it; never refreshed behind the writer's back. */
  edit: queryOptions({
    queryKey: ["edit", ...keyOf(login.profile.read)],
    queryFn: ({ signal }) => readProfile(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 1_000,
  }),
};

export const ownDataMutations = {
  save: mutationOptions({
    mutationFn: ({ body, ifMatch }: SaveRequest<PersonalForm>) =>
      callVersioned(login.profile.update, { body }, { ifMatch }),
    onSuccess: async (saved, _request, _before, { client }) => {
      client.setQueryData(ownDataQueries.edit.queryKey, saved);
      await Promise.all(
        [login.profile.read, employees.list, employeesOfOffice.list, employees.read].map((endpoint) =>
          client.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      );
    },
  }),
};
