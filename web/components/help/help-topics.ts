import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { HelpTopic } from "./help-topic.ts";
import { administratorsHelp } from "./texts/administrators.text.ts";
import { applicationsHelp } from "./texts/applications.text.ts";
import { editorsHelp } from "./texts/editors.text.ts";
import { everyoneHelp } from "./texts/everyone.text.ts";
import { keepersHelp } from "./texts/keepers.text.ts";
import { moderatorsHelp } from "./texts/moderators.text.ts";
import { officeHelp } from "./texts/office.text.ts";
import { plannersHelp } from "./texts/planners.text.ts";
import { type HelpTopicId, whoIsHelped } from "./who-is-helped.ts";

const topics = {
  everyone: everyoneHelp,
  editors: editorsHelp,
  moderators: moderatorsHelp,
  planners: plannersHelp,
  office: officeHelp,
  applications: applicationsHelp,
  keepers: keepersHelp,
  administrators: administratorsHelp,
} satisfies Readonly<Record<HelpTopicId, HelpTopic>>;

export type HelpPlace = {
  [Id in HelpTopicId]: readonly [topic: Id, section: keyof (typeof topics)[Id]["sections"]];
}[HelpTopicId];

export const helpTopics: Readonly<Record<HelpTopicId, HelpTopic>> = topics;

export const helpAddress = (topic: HelpTopicId, section?: string): string =>
  `/help/${topic}${section ? `#${section}` : ""}`;

export const isHelpTopic = (id: string): id is HelpTopicId => id in helpTopics;

export const helpFor = (viewer: Viewer): (HelpTopic & { readonly id: HelpTopicId })[] =>
  Object.entries(helpTopics).flatMap(([id, topic]) =>
    isHelpTopic(id) && whoIsHelped[id](viewer) ? [{ id, ...topic }] : [],
  );
