import "./access.css";
import { NavLink } from "react-router-dom";
import { administrationPaths } from "../administration-paths.ts";
import { accessText as text } from "./access.text.ts";

const tabs = [
  { to: administrationPaths.access, label: text.assignments },
  { to: administrationPaths.roles, label: text.roles },
  { to: administrationPaths.why(), label: text.why },
];

export const AccessTabs = () => (
  <nav className="access-tabs" aria-label={text.parts}>
    {tabs.map(({ to, label }) => (
      <NavLink key={to} to={to} end>
        {label}
      </NavLink>
    ))}
  </nav>
);
