import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inProject } from "../../../infra/local/build/project.ts";
import { helpTopics } from "../../../web/components/help/help-topics.ts";

const isOfHelp = (path: string) => path.startsWith("web/components/help/");
const texts = globSync("{web,shared}/**/*.{text,fields}.ts", { cwd: inProject("") }).filter(
  (path) => !isOfHelp(path),
);
const portal = texts.map((path) => readFileSync(inProject(path), "utf8")).join("\n");

const sections = Object.entries(helpTopics).flatMap(([id, topic]) =>
  Object.entries(topic.sections).map(([section, { text, steps = [] }]) => ({
    name: `${id}, ${section}`,
    words: [...text, ...steps].flatMap((line) => line.split("*").filter((_, at) => at % 2 === 1)),
    marks: [...text, ...steps].map((line) => line.split("*").length - 1),
  })),
);

describe("the help", () => {
  it.each(sections)("calls things in $name as the portal does", ({ words, marks }) => {
    expect(marks.filter((count) => count % 2 === 1)).toEqual([]);
    expect(words.filter((word) => !portal.includes(`"${word}"`))).toEqual([]);
  });
});
