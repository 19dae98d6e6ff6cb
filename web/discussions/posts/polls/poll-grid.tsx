import type { Questionnaire } from "../../../../shared/discussions/questionnaire.ts";
import { choicesOf } from "../../../../shared/discussions/questionnaire.ts";
import { useOfficeNames } from "../../../components/people/offices.ts";
import { bestOf } from "./poll-facts.ts";
import { pollText as text } from "./polls.text.ts";

export const PollGrid = ({ poll }: { poll: Questionnaire }) => {
  const officeName = useOfficeNames("");
  const { answers, votes, oncePerOrganisation } = poll;
  const best = bestOf(poll);
  const rows = (votes ?? [])
    .map((vote) => ({
      name: oncePerOrganisation ? officeName(vote.organisationId) : (vote.name ?? text.somebody),
      choices: choicesOf(vote),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "de"));

  return (
    <details className="poll-voters">
      <summary>{text.grid}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="poll-grid" aria-label={text.grid} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.voter}</th>
              {answers.map(({ id, title }) => (
                <th key={id} scope="col" data-best={best.includes(id)}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, choices }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
              <tr key={row}>
                <th scope="row">{name}</th>
                {answers.map(({ id }) => (
                  <td key={id} data-best={best.includes(id)}>
                    {choices.includes(id) ? (
                      <i className="pi pi-check" role="img" aria-label={text.suits} />
                    ) : (
                      <span className="visually-hidden">{text.suitsNot}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
};
