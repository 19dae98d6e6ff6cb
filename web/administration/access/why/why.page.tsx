import "../access.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type Rule, ressourceKinds, rules } from "../../../../shared/contract/permissions.ts";
import { FormField } from "../../../components/form/form-field.tsx";
import { Panel } from "../../../components/layout/layout.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { officesQuery } from "../../../components/people/offices.queries.ts";
import { Region } from "../../../components/region.tsx";
import { Select } from "../../../components/select.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { useAddressParameters, withParameters } from "../../../components/use-address-parameters.ts";
import { ASKED } from "../../administration-paths.ts";
import { accessText, ruleText, shownRules } from "../access.text.ts";
import { AccessTabs } from "../access-tabs.tsx";
import { roleQueries } from "../roles/roles.queries.ts";
import { whyText as text } from "./why.text.ts";
import { WhyAnswer } from "./why-answer.tsx";
import { WhyPerson } from "./why-person.tsx";

const useQuestion = () => {
  const [parameters, setParameters] = useAddressParameters();
  const user = parameters.get(ASKED.user) ?? undefined;
  const asked = parameters.get(ASKED.rule);
  const rule = rules.find((one) => one === asked) ?? "READ_NEWS";
  const ressource = parameters.get(ASKED.ressource) ?? undefined;

  const ask = (change: Readonly<Record<string, string | null>>) => setParameters(withParameters(change));

  return { user, rule, ressource, ask };
};

/** The Dropdown shows nothing for an empty value. */
const EVERYWHERE = ":everywhere";

const ruleOptions = shownRules.map((value) => ({ label: ruleText[value].label, value }));

export const WhyPage = () => {
  // Suspends at once, so that a viewer without access to roles is refused before asking.
  useSuspenseQuery(roleQueries.list);
  const { data: offices } = useSuspenseQuery(officesQuery);
  const { user, rule, ressource, ask } = useQuestion();
  const options = [
    { label: text.everywhere, value: EVERYWHERE },
    ...(ressourceKinds[rule] === "organisation" ? offices : []).map(({ id, name }) => ({
      label: name,
      value: id,
    })),
  ];
  const where = options.find(({ value }) => value === ressource)?.value;
  const asked = { rule, ressource: where ?? null };

  return (
    <>
      <PageHeader title={accessText.why} />
      <AccessTabs />
      <p className="muted">{text.intro}</p>
      <Panel as="section" className="why-question" aria-label={text.question}>
        <WhyPerson
          userId={user}
          onPick={({ id, employedAtId }) => ask({ [ASKED.user]: id, [ASKED.ressource]: employedAtId })}
        />
        <FormField label={text.rule} help={ruleText[rule].help}>
          {({ id, ...aria }) => (
            <Select
              inputId={id}
              {...aria}
              value={rule}
              options={ruleOptions}
              onChange={({ value }: { value: Rule }) => ask({ [ASKED.rule]: value })}
            />
          )}
        </FormField>
        <FormField label={text.where}>
          {({ id, ...aria }) => (
            <Select
              inputId={id}
              {...aria}
              value={where ?? EVERYWHERE}
              options={options}
              filter={options.length > 10}
              onChange={({ value }: { value: string }) =>
                ask({ [ASKED.ressource]: value === EVERYWHERE ? null : value })
              }
            />
          )}
        </FormField>
      </Panel>
      {user ? (
        <Region part key={user} fallback={<Skeleton height="240px" />}>
          <WhyAnswer userId={user} asked={asked} />
        </Region>
      ) : (
        <p className="muted">{text.choosePerson}</p>
      )}
    </>
  );
};
