import { useSuspenseQuery } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { Link } from "react-router-dom";
import type { SettingsForm } from "../../../shared/administration/settings.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { federation } from "../../../shared/login/federation.contract.ts";
import { users } from "../../../shared/login/users.contract.ts";
import { queryOf } from "../../app/client/query-of.ts";
import { CheckField } from "../../components/form/choice/check-field.tsx";
import { administrationPaths } from "../administration-paths.ts";
import { settingHelp, settingLabels, passwordsText as text } from "./settings.text.ts";

const is = (field: string, value: boolean) => ({ field, values: [value], comparator: "eq" }) as const;

const notLinked = listConfig({
  limit: 1,
  filters: [is("isActive", true), is("isAdmin", false), is("hasFirmAccount", false)],
});

const NotLinkedYet = () => {
  const { data } = useSuspenseQuery(queryOf(users.list, { query: { config: notLinked } }));
  return (
    <p>
      {text.notLinked(data.totalCount)}{" "}
      {data.totalCount > 0 && <Link to={administrationPaths.usersNotLinked}>{text.whoIsNot}</Link>}
    </p>
  );
};

/** Hidden without a provider, since passwords are then the only way to sign in. */
export const PasswordSwitch = ({ form }: { form: UseFormReturn<SettingsForm> }) => {
  const { data: providers } = useSuspenseQuery(queryOf(federation.providers.list, {}));
  if (providers.data.length === 0) return null;
  return (
    <>
      <CheckField
        form={form}
        name="passwordsForAdministratorsOnly"
        label={settingLabels.passwordsForAdministratorsOnly}
        help={settingHelp.passwordsForAdministratorsOnly}
      />
      <NotLinkedYet />
    </>
  );
};
