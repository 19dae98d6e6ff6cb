export const guestPageStyle = `
header { border-bottom: 1px solid var(--line); }
header .page { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0 16px; font-weight: 600; }
header a, nav a, footer a { display: inline-block; padding: 12px 0; }
header .page > span { padding: 12px 0; }
header nav { display: flex; gap: 0 16px; }
header a { font-weight: 400; }
main { padding: 32px 0 48px; }
.muted { color: var(--muted); font-size: 14px; }
.notice { margin-top: 16px; padding: 12px 16px; border-left: 3px solid var(--accent); background: var(--soft); }
button { min-height: 44px; padding: 0 16px; border: 1px solid var(--accent); border-radius: 4px; background: none; color: var(--accent); font: inherit; cursor: pointer; }
button.main { background: var(--accent); color: var(--ground); }
button:focus-visible, input:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
footer { border-top: 1px solid var(--line); background: var(--soft); color: var(--muted); font-size: 14px; }
footer > .page { padding-block: 12px 32px; }
footer nav { display: flex; flex-wrap: wrap; gap: 0 24px; }
@media (max-width: 599.98px) { h1 { font-size: 24px; line-height: 32px; } }
`;
