import { html } from "./html.ts";
import { pageStyle } from "./page-style.ts";
import { SafeHtml } from "./safe-html.ts";

interface Page {
  readonly title: string;
  readonly head?: SafeHtml;
  readonly style?: string;
  readonly body: SafeHtml;
}

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
