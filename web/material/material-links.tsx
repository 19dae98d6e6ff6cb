import { useNavigate } from "react-router-dom";
import { Button } from "../components/button.tsx";
import { materialText as text } from "./material.text.ts";
import { materialPaths } from "./material-paths.ts";
import { useMayKeepMaterial } from "./use-material-rights.ts";

type Orders = "own" | "all";

const icons: Readonly<Record<Orders, string>> = { own: "pi-list", all: "pi-inbox" };

export const MaterialLinks = ({ without }: { without?: Orders }) => {
  const navigate = useNavigate();
  const lists: readonly Orders[] = useMayKeepMaterial() ? ["own", "all"] : ["own"];

  return lists
    .filter((list) => list !== without)
    .map((list) => (
      <Button
        key={list}
        outlined
        icon={`pi ${icons[list]}`}
        label={text[list]}
        onClick={() => void navigate(materialPaths[list])}
      />
    ));
};
