import type { ProblemDetails } from "../../../shared/contract/problem-details.ts";
import { html } from "../html/html.ts";
import { htmlPage } from "../html/page.ts";
import { problemPageText as text } from "./problem-page.text.ts";

const style = `
.problem { padding: 64px 0; }
.problem p { margin-top: 8px; color: var(--muted); }
`;

export const problemPage = ({ title, detail, errors, requestId }: ProblemDetails): string =>
  htmlPage({
    title,
    style,
    body: html`<main class="page problem">
<h1>${title}</h1>
${detail !== title && !errors ? html`<p>${detail}</p>` : undefined}
<p><small>${text.request(requestId)}</small></p>
</main>`,
  });
