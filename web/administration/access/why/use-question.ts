import { Rule } from "../../../../shared/contract/permissions.ts";
import { useAddressParameters } from "../../../components/use-address-parameters.ts";
import { ASKED, type Question } from "../../administration-paths.ts";

export const useQuestion = () => {
  const [parameters, setParameters] = useAddressParameters();
  const user = parameters.get(ASKED.user) ?? undefined;
  const rule = Rule.safeParse(parameters.get(ASKED.rule)).data ?? "READ_NEWS";
  const ressource = parameters.get(ASKED.ressource) ?? undefined;

  const ask = (change: Question) =>
    setParameters((current) => {
      const next = new URLSearchParams(current);
      for (const [part, name] of Object.entries(ASKED)) {
        if (!(part in change)) continue;
        const value = change[part as keyof Question];
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });

  return { user, rule, ressource, ask };
};
