import { useAddressParameters } from "../use-address-parameters.ts";

export type ListView = "cards" | "table";

const NAME = "ansicht";
const TABLE = "tabelle";

export const useListView = (): readonly [ListView, (view: ListView) => void] => {
  const [parameters, setParameters] = useAddressParameters();
  const change = (view: ListView) =>
    setParameters(
      (current) => {
        const changed = new URLSearchParams(current);
        if (view === "table") changed.set(NAME, TABLE);
        else changed.delete(NAME);
        return changed;
      },
      { replace: true },
    );

  return [parameters.get(NAME) === TABLE ? "table" : "cards", change];
};
