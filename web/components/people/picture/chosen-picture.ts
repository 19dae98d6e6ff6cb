import { pictureText as text } from "./picture.text.ts";

/** More is refused by the server, too. */
const MOST_BYTES = 25 * 1024 * 1024;

/** What was chosen to be cut out, or why it would not do. */
export interface ChosenPicture {
  readonly file?: File;
  /** Where the browser finds its bytes, as long as it is shown. */
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
