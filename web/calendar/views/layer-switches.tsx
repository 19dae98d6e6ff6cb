import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import type { Layers } from "./use-layers.ts";
import { viewsText as text } from "./views.text.ts";

export const LayerSwitches = ({ layers }: { layers: Layers }) => (
  <CheckGroup className="calendar-layers" aria-label={text.layers}>
    <Check checked={layers.holidays} onChange={({ target }) => layers.show("holidays", target.checked)}>
      {text.holidays}
    </Check>
    <Check checked={layers.birthdays} onChange={({ target }) => layers.show("birthdays", target.checked)}>
      {text.birthdays}
    </Check>
  </CheckGroup>
);
