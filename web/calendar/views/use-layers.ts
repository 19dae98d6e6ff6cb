import { useAddressParameters } from "../../components/use-address-parameters.ts";

const names = { birthdays: "geburtstage", holidays: "feiertage" } as const;
const HIDDEN = "nein";

export type Layer = keyof typeof names;

export const layerParameters: readonly string[] = Object.values(names);

/** Shown unless the address says otherwise. */
export const useLayers = () => {
  const [parameters, setParameters] = useAddressParameters();
  const isShown = (layer: Layer) => parameters.get(names[layer]) !== HIDDEN;
  const show = (layer: Layer, isOn: boolean) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (isOn) next.delete(names[layer]);
        else next.set(names[layer], HIDDEN);
        return next;
      },
      { replace: true },
    );

  return { birthdays: isShown("birthdays"), holidays: isShown("holidays"), show };
};

export type Layers = ReturnType<typeof useLayers>;
