import "./access.css";
import { PartTabs } from "../../components/part-tabs.tsx";
import { administrationPaths } from "../administration-paths.ts";
import { accessText as text } from "./access.text.ts";

const tabs = [
  { to: administrationPaths.access, label: text.assignments },
  { to: administrationPaths.roles, label: text.roles },
  { to: administrationPaths.why(), label: text.why },
];

export const AccessTabs = () => <PartTabs label={text.parts} tabs={tabs} />;
