export const sharePageStyle = `
header { border-bottom: 1px solid var(--line); }
header .page { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0 16px; font-weight: 600; }
header a, nav a, footer a { display: inline-block; padding: 12px 0; }
header .page > span { padding: 12px 0; }
header a { font-weight: 400; }
main { padding: 32px 0 48px; }
.muted { color: var(--muted); font-size: 14px; }
.notice { margin-top: 16px; padding: 12px 16px; border-left: 3px solid var(--accent); background: var(--soft); }
nav.way { margin-top: 8px; }
nav.way a::after { content: "/"; padding: 0 8px; color: var(--muted); }
form { margin-top: 24px; }
h2 { margin: 24px 0 0; font-size: 16px; }
ul { margin: 8px 0 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 8px 0; border-top: 1px solid var(--line); }
li img { width: 64px; height: 64px; object-fit: cover; border-radius: 4px; background: var(--soft); }
li .name { flex: 1 1 200px; min-width: 0; }
li .name span { display: block; }
li > a { flex: 1; padding: 10px 0; }
.do { display: flex; flex-wrap: wrap; gap: 8px; }
button { min-height: 44px; padding: 0 16px; border: 1px solid var(--accent); border-radius: 4px; background: none; color: var(--accent); font: inherit; cursor: pointer; }
button.main { background: var(--accent); color: var(--ground); }
button:focus-visible, input:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
label { display: block; font-weight: 600; }
input { display: block; width: min(320px, 100%); min-height: 44px; margin: 4px 0 16px; padding: 0 12px; border: 1px solid var(--muted); border-radius: 4px; background: var(--ground); color: var(--ink); font: inherit; }
nav.pages { display: flex; gap: 16px; align-items: center; margin-top: 16px; }
footer { border-top: 1px solid var(--line); background: var(--soft); color: var(--muted); font-size: 14px; }
footer .page { padding: 12px 0 32px; }
footer nav { display: flex; flex-wrap: wrap; gap: 0 24px; }
@media (max-width: 599.98px) { h1 { font-size: 24px; line-height: 32px; } }
`;
