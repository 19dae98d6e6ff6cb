export const ownPageStyle = `
header { border-bottom: 1px solid var(--line); }
header .page { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0 16px; font-weight: 600; }
header a, footer a, main p > a { display: inline-block; padding: 12px 0; }
header .page > span { padding: 12px 0; }
header a { font-weight: 400; }
main { padding: 32px 0 48px; }
h2 { margin: 24px 0 0; font-size: 20px; line-height: 28px; }
.lead { margin-top: 16px; font-size: 18px; }
.muted { color: var(--muted); font-size: 14px; }
.lines { white-space: pre-line; }
.notice { margin: 16px 0; padding: 12px 16px; border-left: 3px solid var(--accent); background: var(--soft); }
.choices { margin: 8px 0 0; padding: 0; list-style: none; }
.choices form { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px 16px; padding: 8px 0; border-top: 1px solid var(--line); }
button { min-height: 44px; padding: 0 16px; border: 1px solid var(--accent); border-radius: 4px; background: none; color: var(--accent); font: inherit; cursor: pointer; }
button.main { margin-top: 24px; background: var(--accent); color: var(--ground); }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
footer { border-top: 1px solid var(--line); background: var(--soft); color: var(--muted); font-size: 14px; }
footer nav { display: flex; flex-wrap: wrap; gap: 0 24px; padding: 12px 0 32px; }
@media (max-width: 599.98px) { h1 { font-size: 24px; line-height: 32px; } }
`;
