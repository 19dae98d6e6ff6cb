import { useAddressParameters } from "../components/use-address-parameters.ts";

const NAME = "ansicht";
const GROUPED = "bereiche";

export type Grouping = "ranked" | "grouped";

export const useGrouping = (): readonly [Grouping, (grouping: Grouping) => void] => {
  const [parameters, setParameters] = useAddressParameters();
  const change = (grouping: Grouping) =>
    setParameters((current) => {
      const changed = new URLSearchParams(current);
      if (grouping === "grouped") changed.set(NAME, GROUPED);
      else changed.delete(NAME);
      return changed;
    });
  return [parameters.get(NAME) === GROUPED ? "grouped" : "ranked", change];
};
