const isMail = (text: string) => /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text);

const isWeb = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return ["http:", "https:"].includes(protocol) && (hostname.includes(".") || hostname === "localhost");
};

/** "kanzlei.at" is a web page, "office@kanzlei.at" a mailbox. */
export const linkAddress = (typed: string): string | undefined => {
  const text = typed.trim();
  if (isMail(text)) return `mailto:${text}`;
  if (/^mailto:/i.test(text)) return isMail(text.slice(7)) ? text : undefined;
  if (isWeb(text)) return text;
  const completed = `https://${text}`;
  return !/^[a-z][a-z0-9+.-]*:/i.test(text) && !/\s/.test(text) && isWeb(completed) ? completed : undefined;
};
