import type { Attachment } from "../../../shared/files/file.ts";

/** Without the applicant's name, which most files have. */
export const neutralName = ({ fileName }: Pick<Attachment, "fileName">, at: number): string =>
  `bewerbung-${at + 1}${/\.\w{1,10}$/.exec(fileName)?.[0] ?? ""}`;
