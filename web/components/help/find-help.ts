import type { Viewer } from "../../../shared/contract/permissions.ts";
import { fold, wordsOf } from "../../../shared/fold.ts";
import { helpAddress, helpFor } from "./help-topics.ts";

export interface FoundHelp {
  readonly title: string;
  readonly topic: string;
  readonly excerpt: string;
  readonly path: string;
}

const MOST = 3;

export const withoutMarks = (text: string): string => text.replaceAll("*", "");

/** Sections that have all words; those with one in their title come first. */
export const findHelp = (searchTerm: string, viewer: Viewer): FoundHelp[] => {
  const words = wordsOf(searchTerm);
  if (words.length === 0) return [];
  return helpFor(viewer)
    .flatMap(({ id, title: topic, sections }) =>
      Object.entries(sections).map(([section, { title, text, steps = [] }]) => {
        const lines = [...text, ...steps].map(withoutMarks);
        const [heading, all] = [fold(title), fold([title, ...lines].join(" "))];
        return {
          title,
          topic,
          excerpt: lines.find((line) => words.some((word) => fold(line).includes(word))) ?? lines[0] ?? "",
          path: helpAddress(id, section),
          hasAll: words.every((word) => all.includes(word)),
          rank: words.filter((word) => heading.includes(word)).length,
        };
      }),
    )
    .filter(({ hasAll }) => hasAll)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MOST)
    .map(({ title, topic, excerpt, path }) => ({ title, topic, excerpt, path }));
};
