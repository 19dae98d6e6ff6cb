export const pageStyle = `
.office { padding: 16px 0; border-bottom: 1px solid var(--line); font-weight: 600; }
article { padding: 32px 0 48px; }
.tag { margin-bottom: 8px; color: var(--accent); font-size: 14px; font-weight: 600; }
.subtitle { margin-top: 8px; font-size: 20px; line-height: 28px; color: var(--muted); }
.byline { margin-top: 16px; color: var(--muted); font-size: 14px; }
figure { margin: 24px 0 0; }
figcaption { margin-top: 8px; color: var(--muted); font-size: 14px; }
.title-image { display: block; width: 100%; aspect-ratio: 2 / 1; object-fit: cover; border-radius: 4px; background: var(--soft); }
.lead { margin-top: 24px; font-weight: 600; white-space: pre-line; }
article > h2 { margin: 32px 0 0; font-size: 20px; line-height: 28px; }
.content { margin-top: 24px; line-height: 26px; }
.content > * { margin: 0 0 16px; }
.content h2, .content h3, .content h4 { margin: 32px 0 8px; line-height: 28px; }
.content h2 { font-size: 20px; }
.content h3, .content h4 { font-size: 16px; }
.content ul, .content ol { padding-left: 24px; }
.content li > p { margin: 0; }
.content blockquote { padding-left: 16px; border-left: 3px solid var(--line); color: var(--muted); }
.content pre { overflow-x: auto; padding: 12px 16px; background: var(--soft); }
.content img, .images img { max-width: 100%; height: auto; border-radius: 4px; }
.wide { overflow-x: auto; }
.content table { border-collapse: collapse; width: 100%; margin: 0; hyphens: none; }
.content th, .content td { padding: 8px; border: 1px solid var(--line); text-align: left; vertical-align: top; }
.content th { background: var(--soft); }
.images { display: grid; gap: 16px; margin: 24px 0 0; padding: 0; list-style: none; }
.images figure { margin: 0; }
.images img { display: block; width: 100%; }
.files { margin-top: 32px; padding-top: 16px; border-top: 1px solid var(--line); }
.files h2 { margin: 0 0 4px; font-size: 20px; line-height: 28px; }
.files ul { margin: 0; padding: 0; list-style: none; }
.files a { display: inline-block; padding: 10px 8px 10px 0; }
.entry { padding: 16px 0; border-bottom: 1px solid var(--line); }
.entry :is(h2, h3) { margin: 0; font-size: 20px; line-height: 28px; }
.entry p { margin-top: 4px; }
.entry .byline { margin-top: 0; }
.pages { display: flex; justify-content: space-between; padding: 12px 0; }
.pages a { padding: 12px 0; }
footer { border-top: 1px solid var(--line); background: var(--soft); color: var(--muted); font-size: 14px; }
footer .page { display: grid; gap: 8px; padding: 12px 0 32px; }
footer h2 { margin: 0 0 4px; color: var(--ink); font-size: 14px; line-height: 20px; }
address { font-style: normal; }
footer a { color: inherit; }
.imprint a { display: inline-block; padding: 4px 0; }
footer nav { display: flex; flex-wrap: wrap; gap: 0 24px; }
footer nav a { padding: 12px 0; color: var(--accent); }
@media (max-width: 599.98px) {
  article { padding: 24px 0 32px; }
  h1 { font-size: 24px; line-height: 32px; }
  .subtitle { font-size: 18px; line-height: 26px; }
}
@media print {
  :root { color-scheme: light; --ink: #000; --muted: #444; --line: #bbb; --ground: #fff; --soft: #fff; --accent: #000; }
  nav { display: none; }
  .page { width: auto; }
  h1, h2, h3 { break-after: avoid; }
  img, table, blockquote { break-inside: avoid; }
}
`;
