import { ChoiceBar } from "../../components/choice-bar.tsx";
import { useAddressParameters, withParameters } from "../../components/use-address-parameters.ts";
import { applicationQueries } from "../applications.queries.ts";
import { boardText as text } from "../applications.text.ts";

type View = "table" | "board";

const NAME = "ansicht";
const BOARD = "tafel";
/** The board has no pages, so it loads this many. */
const MOST = 200;

const choices = [
  { value: "table", label: text.table, icon: "pi-list" },
  { value: "board", label: text.board, icon: "pi-objects-column" },
] as const;

export const useApplicationViews = (): readonly [View, React.ReactNode] => {
  const [parameters, setParameters] = useAddressParameters();
  const view = parameters.get(NAME) === BOARD ? "board" : "table";
  const show = (chosen: View) =>
    setParameters(withParameters({ [NAME]: chosen === "board" ? BOARD : null }), { replace: true });
  return [view, <ChoiceBar key={NAME} label={text.view} choices={choices} value={view} onChange={show} />];
};

export const boardList = (organisationId: string): ReturnType<typeof applicationQueries.list> => {
  const list = applicationQueries.list(organisationId);
  return { ...list, query: (config) => list.query({ ...config, skip: 0, limit: MOST }) };
};
