export const officePageStyle = `
.office { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 24px; padding: 4px 0; }
.office > * { padding: 12px 0; }
.office nav { display: flex; gap: 24px; font-weight: 400; padding: 0; }
.office nav > * { padding: 12px 0; }
article > h2 + * { margin-top: 12px; }
.text { margin-top: 24px; white-space: pre-line; }
.plain { margin: 12px 0 0; padding: 0; list-style: none; }
.plain > li { padding: 4px 0; }
.plain p, .person p { color: var(--muted); }
.people { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); gap: 16px 24px; margin: 12px 0 0; padding: 0; list-style: none; }
.person { display: flex; gap: 16px; min-width: 0; }
.person > div { min-width: 0; hyphens: none; }
.person img { flex: none; width: 72px; height: 72px; border-radius: 50%; object-fit: cover; background: var(--soft); }
.ways a { display: inline-block; padding: 4px 0; overflow-wrap: anywhere; }
`;
