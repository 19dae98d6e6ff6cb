import { useAddressParameters, withParameters } from "../../components/use-address-parameters.ts";
import type { KeptChoice } from "./kept-view.ts";

const names = { birthdays: "geburtstage", holidays: "feiertage" } as const;
const [SHOWN, HIDDEN] = ["ja", "nein"];
/** Hundreds of birthdays leave little room in a month. */
const usual = { birthdays: false, holidays: true } as const;

export type Layer = keyof typeof names;

export const layerParameters: readonly string[] = Object.values(names);

/** The address takes precedence over the last choice. */
export const useLayers = ({ kept, keep }: KeptChoice) => {
  const [parameters, setParameters] = useAddressParameters();
  const first = { ...usual, ...kept };
  const isShown = (layer: Layer) => {
    const asked = parameters.get(names[layer]);
    return asked === SHOWN || (asked !== HIDDEN && first[layer]);
  };
  const show = (layer: Layer, isOn: boolean) => {
    keep({ [layer]: isOn });
    setParameters(withParameters({ [names[layer]]: isOn ? SHOWN : HIDDEN }), { replace: true });
  };
  const shown = { birthdays: isShown("birthdays"), holidays: isShown("holidays") };

  return {
    ...shown,
    show,
    isChanged: shown.birthdays !== first.birthdays || shown.holidays !== first.holidays,
    reset: () => keep({ birthdays: first.birthdays, holidays: first.holidays }),
  };
};

export type Layers = ReturnType<typeof useLayers>;
