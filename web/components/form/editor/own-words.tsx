import { Fragment } from "react";
import { comparedWords } from "./compared-words.ts";

export interface OwnWordsProps {
  words: string;
  other: string;
}

export const OwnWords = ({ words, other }: OwnWordsProps) =>
  comparedWords(other, words)
    .filter(({ kind }) => kind !== "removed")
    .map(({ words: passage, space, kind }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a passage is its place
      <Fragment key={at}>
        {kind === "added" ? <mark>{passage}</mark> : passage}
        {space}
      </Fragment>
    ));
