import { pictureText as text } from "./picture.text.ts";

/** The server refuses more, too. */
const MOST_BYTES = 25 * 1024 * 1024;

export interface ChosenPicture {
  readonly file?: File;
  /** An object URL, valid while it is shown. */
  readonly address?: string;
  readonly problem?: string;
}

const objectionTo = ({ type, size }: File) => {
  if (!type.startsWith("image/")) return text.unreadable;
  return size > MOST_BYTES ? text.tooLarge : undefined;
};

export const chosenPicture = (file: File): ChosenPicture => {
  const problem = objectionTo(file);
  return problem ? { problem } : { file, address: URL.createObjectURL(file) };
};
