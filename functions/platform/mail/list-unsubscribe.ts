/** One-click unsubscribing (RFC 2369, RFC 8058). */
export const listUnsubscribeHeaders = (oneClickUrl: string): { Name: string; Value: string }[] => [
  { Name: "List-Unsubscribe", Value: `<${new URL(oneClickUrl).href}>` },
  { Name: "List-Unsubscribe-Post", Value: "List-Unsubscribe=One-Click" },
];
