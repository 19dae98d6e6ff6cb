import { fileAddress, publicFileAddress } from "../../../shared/files/file-address.ts";
import { SafeHtml } from "./safe-html.ts";
import { sanitiseHtml } from "./sanitise.ts";

const IMAGE = new RegExp(`(<img\\b[^>]*?\\bsrc=")${fileAddress("")}`, "g");

export const publicContent = (stored: string): SafeHtml =>
  new SafeHtml(sanitiseHtml(stored).html.replace(IMAGE, `$1${publicFileAddress("")}`));
