import { Button } from "primereact/button";
import { useNavigate } from "react-router-dom";
import { materialText as text } from "./material.text.ts";
import { materialPaths } from "./material-paths.ts";
import { useMayKeepMaterial } from "./use-material-rights.ts";

/** To the area's other pages. */
export const MaterialLinks = ({ without }: { without: keyof typeof materialPaths }) => {
  const navigate = useNavigate();
  const mayKeep = useMayKeepMaterial();
  const links = [
    { to: "order", label: text.toOrder, icon: "pi-box" },
    { to: "own", label: text.own, icon: "pi-list" },
    ...(mayKeep ? [{ to: "all", label: text.all, icon: "pi-inbox" } as const] : []),
  ] as const;

  return links
    .filter(({ to }) => to !== without)
    .map(({ to, label, icon }) => (
      <Button
        key={to}
        outlined
        icon={`pi ${icon}`}
        label={label}
        onClick={() => void navigate(materialPaths[to])}
      />
    ));
};
