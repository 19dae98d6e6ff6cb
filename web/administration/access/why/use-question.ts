import { useSearchParams } from "react-router-dom";
import { Rule } from "../../../../shared/contract/permissions.ts";
import { ASKED, type Question } from "../../administration-paths.ts";

/** The question that the address asks. */
export const useQuestion = () => {
  const [parameters, setParameters] = useSearchParams();
  const user = parameters.get(ASKED.user) ?? undefined;
  const rule = Rule.safeParse(parameters.get(ASKED.rule)).data ?? "READ_NEWS";
  const ressource = parameters.get(ASKED.ressource) ?? undefined;

  const ask = (change: Question) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [part, name] of Object.entries(ASKED)) {
          if (!(part in change)) continue;
          const value = change[part as keyof Question];
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { preventScrollReset: true },
    );

  return { user, rule, ressource, ask };
};
