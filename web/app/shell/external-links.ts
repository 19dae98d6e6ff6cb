import { navigationText as text } from "./app.text.ts";

export interface ExternalLink {
  readonly label: string;
  readonly href: string;
  readonly icon: string;
}

/** Addresses of the demonstration group. */
export const externalLinks: readonly ExternalLink[] = [
  { label: text.onlineMeeting, href: "https://meeting.kanzleigruppe.example/", icon: "pi-video" },
  { label: text.employerBranding, href: "https://karriere.kanzleigruppe.example/", icon: "pi-megaphone" },
  { label: text.recruiting, href: "https://recruiting.kanzleigruppe.example/", icon: "pi-user-plus" },
  { label: text.whistleblowing, href: "https://hinweise.kanzleigruppe.example/", icon: "pi-shield" },
];
