import { useAddressParameters } from "../use-address-parameters.ts";

export type ListView = "cards" | "table";

const NAME = "ansicht";
const words: Readonly<Record<ListView, string>> = { cards: "karten", table: "tabelle" };

export const useListView = (usual: ListView): readonly [ListView, (view: ListView) => void] => {
  const [parameters, setParameters] = useAddressParameters();
  const change = (view: ListView) =>
    setParameters(
      (current) => {
        const changed = new URLSearchParams(current);
        if (view === usual) changed.delete(NAME);
        else changed.set(NAME, words[view]);
        return changed;
      },
      { replace: true },
    );

  const other: ListView = usual === "cards" ? "table" : "cards";
  return [parameters.get(NAME) === words[other] ? other : usual, change];
};
