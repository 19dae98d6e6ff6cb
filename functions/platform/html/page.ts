import { html } from "./html.ts";
import { SafeHtml } from "./safe-html.ts";

const pageStyle = `
:root { color-scheme: light dark; --ink: #1f2430; --muted: #5b6170; --line: #dfe2e8; --ground: #fff; --soft: #f3f4f7; --accent: #3949ab; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e8ee; --muted: #a9afbd; --line: #3a404c; --ground: #14161b; --soft: #1f232b; --accent: #aab6fe; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: break-word; hyphens: auto; }
.page { width: min(680px, 100% - 32px); margin: 0 auto; }
h1 { margin: 0; font-size: 28px; line-height: 36px; font-weight: 600; text-wrap: balance; }
p { margin: 0; }
a { color: var(--accent); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

interface Page {
  /** A code of BCP 47; German by default. */
  readonly lang?: string;
  readonly title: string;
  readonly head?: SafeHtml;
  readonly style?: string;
  readonly body: SafeHtml;
}

export const htmlPage = ({ lang = "de", title, head, style = "", body }: Page): string =>
  html`<!doctype html>
<html lang="${lang}">
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
