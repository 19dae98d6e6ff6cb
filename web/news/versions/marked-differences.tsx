import "./versions.css";
import { Fragment } from "react";
import { comparedWords } from "../../components/form/editor/compared-words.ts";
import type { Difference } from "../../components/form/editor/differences.ts";
import { versionText as text } from "./versions.text.ts";

const elements = { added: "ins", removed: "del" } as const;

const MarkedWords = ({ before, after }: { before: string; after: string }) =>
  comparedWords(before, after).map(({ words, space, kind }, at) => {
    if (kind === "same") return words;
    const Element = elements[kind];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a passage is its place
      <Fragment key={at}>
        <Element>
          <span className="visually-hidden">{text[kind]} </span>
          {words}
        </Element>
        {space}
      </Fragment>
    );
  });

/** `theirs` is the earlier text. */
export const MarkedDifferences = ({ differences }: { differences: readonly Difference[] }) =>
  differences.map(({ name, label, theirs, mine }) => (
    <section key={name} className="version-difference" aria-labelledby={`difference-${name}`}>
      <h2 id={`difference-${name}`}>{label}</h2>
      {theirs === mine ? (
        <p className="muted">{text.noWords}</p>
      ) : (
        <p className="version-words">
          <MarkedWords before={theirs} after={mine} />
        </p>
      )}
    </section>
  ));
