import { PartTabs } from "../../components/part-tabs.tsx";
import { administrationPaths } from "../administration-paths.ts";
import { privacyText as text } from "./privacy.text.ts";

const tabs = [
  { to: administrationPaths.privacy, label: text.requests },
  { to: administrationPaths.retention, label: text.retention },
];

export const PrivacyTabs = () => <PartTabs label={text.parts} tabs={tabs} />;
