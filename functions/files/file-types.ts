import { applicationFiles, isApplicationFile } from "../../shared/applications/application-files.ts";
import { imagePurposes } from "../../shared/files/file.ts";
import { fileKindOf, isCalledImage, isShownInline } from "../../shared/files/file-kind.ts";
import { isAnything, isProgram } from "../../shared/files/file-name.ts";
import { text } from "./files.text.ts";

interface Claim {
  readonly fileName: string;
  readonly contentType: string;
  readonly purpose: string;
}

/** The bytes of a text prove nothing, so that texts are only ever downloaded. */
const textNames = /\.(csv|eml|htm|html|ics|json|log|md|svg|tsv|txt|vcf|xml)$/i;
const textTypes = ["text/plain", "text/csv", "text/calendar", "text/markdown", "application/json"];

const documents = [
  "application/epub+zip",
  "application/gzip",
  "application/pdf",
  "application/rtf",
  "application/vnd.rar",
  "application/x-7z-compressed",
  "application/x-cfb",
  "application/x-rar-compressed",
  "application/xml",
  "application/zip",
  "text/calendar",
  "text/vcard",
];
const office = /^application\/vnd\.(openxmlformats-officedocument|oasis\.opendocument|ms-)/;
const DOWNLOADED = "application/octet-stream";

const isHeic = (type: string) => /^image\/hei[cf]/.test(type);

const isDocument = (type: string) =>
  documents.includes(type) || office.test(type) || /^(image|audio|video)\//.test(type);

const promises: readonly {
  readonly names: RegExp;
  readonly types: RegExp;
  readonly bytes: RegExp;
  readonly broken: string;
}[] = [
  {
    names: /\.(jpe?g|png|gif|webp|avif|heic|heif|tiff?|bmp)$/i,
    types: /^image\/(?!svg)/,
    bytes: /^image\//,
    broken: text.notAnImage,
  },
  { names: /\.pdf$/i, types: /^application\/pdf$/, bytes: /^application\/pdf$/, broken: text.notAPdf },
  { names: /\.(mp4|m4v|mov|webm|avi|mkv)$/i, types: /^video\//, bytes: /^video\//, broken: text.notAVideo },
  {
    names: /\.(docx|xlsx|pptx|odt|ods|odp|zip)$/i,
    types: office,
    bytes: /^application\/(zip|x-cfb|vnd\.(openxmlformats-officedocument|oasis\.opendocument|ms-))/,
    broken: text.otherContent,
  },
];

const isText = ({ fileName, contentType }: Claim) =>
  textNames.test(fileName) || (!fileName.includes(".") && textTypes.includes(contentType));

export const objectionTo = ({ fileName, contentType, purpose }: Claim): string | undefined => {
  if (isProgram(fileName)) return text.program;
  if (isAnything(fileName)) return text.notAllowed;
  if (purpose === "application" && !isApplicationFile({ fileName, contentType }))
    return text.notForApplication;
  if (!imagePurposes.includes(purpose)) return undefined;
  if (isHeic(contentType) || /\.hei[cf]$/i.test(fileName)) return text.heic;
  return isCalledImage(contentType) ? undefined : text.onlyImages;
};

const objectionToBytes = (sniffed: string, claim: Claim): string | undefined => {
  const { fileName, contentType, purpose } = claim;
  const broken = promises.find(
    ({ names, types, bytes }) => (names.test(fileName) || types.test(contentType)) && !bytes.test(sniffed),
  )?.broken;
  if (broken) return broken;
  if (sniffed && !isDocument(sniffed)) return text.notAllowed;
  if (purpose === "application" && !applicationFiles.types.some((type) => type === sniffed)) {
    return text.notForApplication;
  }
  if (!imagePurposes.includes(purpose) || fileKindOf(sniffed) === "image") return undefined;
  return isHeic(sniffed) ? text.heic : text.onlyImages;
};

export type Verdict =
  | { readonly refused: string }
  | { readonly contentType: string; readonly isInline: boolean };

/** `sniffed` is undefined for any text. Only what the bytes prove harmless is shown inline. */
export const verdictOn = (sniffed: string | undefined, claim: Claim): Verdict => {
  const refused = objectionToBytes(sniffed ?? "", claim);
  if (refused) return { refused };
  if (isText(claim)) return { contentType: DOWNLOADED, isInline: false };
  if (!sniffed) return { refused: text.notAllowed };
  return { contentType: sniffed, isInline: isShownInline(sniffed) };
};
