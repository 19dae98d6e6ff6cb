import { html } from "./html.ts";
import { pageStyle } from "./page-style.ts";
import { SafeHtml } from "./safe-html.ts";

interface Page {
  readonly title: string;
  /** What else stands in the head. */
  readonly head?: SafeHtml;
  /** CSS, added to what all pages share. */
  readonly style?: string;
  readonly body: SafeHtml;
}

/** A whole German page in one file: no scripts, nothing to load. */
export const htmlPage = ({ title, head, style = "", body }: Page): string =>
  html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
<style>${new SafeHtml(pageStyle + style)}</style>
</head>
<body>
${body}
</body>
</html>`.html;
