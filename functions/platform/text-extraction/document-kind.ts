export type DocumentKind = "pdf" | "office" | "text";

const officeTypes = ["wordprocessingml.document", "spreadsheetml.sheet", "presentationml.presentation"].map(
  (type) => `application/vnd.openxmlformats-officedocument.${type}`,
);
const officeNames = /\.(docx|xlsx|pptx)$/i;
const textNames = /\.(txt|csv|md)$/i;

interface NamedContent {
  readonly fileName: string;
  readonly contentType: string;
}

/** Undefined if not searched. Names count, too: a protected DOCX looks like an old Office file. */
export const documentKindOf = ({ fileName, contentType }: NamedContent): DocumentKind | undefined => {
  if (contentType === "application/pdf") return "pdf";
  if (officeTypes.includes(contentType) || officeNames.test(fileName)) return "office";
  return textNames.test(fileName) ? "text" : undefined;
};
