import "./part-tabs.css";
import { NavLink } from "react-router-dom";

interface PartTabsProps {
  label: string;
  tabs: readonly { readonly to: string; readonly label: string }[];
}

export const PartTabs = ({ label, tabs }: PartTabsProps) => (
  <nav className="part-tabs" aria-label={label}>
    {tabs.map((tab) => (
      <NavLink key={tab.to} to={tab.to} end>
        {tab.label}
      </NavLink>
    ))}
  </nav>
);
