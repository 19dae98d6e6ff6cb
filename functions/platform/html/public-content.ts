import { fileAddress, publicFileAddress } from "../../../shared/files/file-address.ts";
import { SafeHtml } from "./safe-html.ts";
import { sanitiseHtml } from "./sanitise.ts";

const IMAGE = new RegExp(`(<img\\b[^>]*?\\bsrc=")${fileAddress("")}`, "g");

/** Editors' rich text for people without a session: sanitised, its images where anybody may fetch them. */
export const publicContent = (stored: string): SafeHtml =>
  new SafeHtml(sanitiseHtml(stored).html.replace(IMAGE, `$1${publicFileAddress("")}`));
