import { guestPageStyle } from "../../platform/html/guest-page-style.ts";

export const sharePageStyle = `${guestPageStyle}
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
label { display: block; font-weight: 600; }
input { display: block; width: min(320px, 100%); min-height: 44px; margin: 4px 0 16px; padding: 0 12px; border: 1px solid var(--muted); border-radius: 4px; background: var(--ground); color: var(--ink); font: inherit; }
nav.pages { display: flex; gap: 16px; align-items: center; margin-top: 16px; }
`;
