import { guestPageStyle } from "../../platform/html/guest-page-style.ts";

export const ownPageStyle = `${guestPageStyle}
main p > a { display: inline-block; padding: 12px 0; }
h2 { margin: 24px 0 0; font-size: 20px; line-height: 28px; }
.lead { margin-top: 16px; font-size: 18px; }
.lines { margin: 4px 0 8px; white-space: pre-line; }
.notice { margin-bottom: 16px; }
.choices { margin: 8px 0 0; padding: 0; list-style: none; }
.choices form { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px 16px; padding: 8px 0; border-top: 1px solid var(--line); }
button.main { margin-top: 24px; }
`;
