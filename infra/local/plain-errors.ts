import { messageOf } from "./error-message.ts";

const known: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [
    /EADDRINUSE.*?:?(\d+)\s*$/,
    ([, port]) => `Port ${port} is in use; PORTAL_PORT and PORTAL_MAIL_PORT name others, 0 picks a free one.`,
  ],
  [
    /EACCES.*?:(\d+)/,
    ([, port]) => `Port ${port} may not be taken by this user; PORTAL_PORT names another one.`,
  ],
  [
    /not a (?:valid SQLite )?database|database disk image is malformed|secrets\.json/i,
    () => "The data folder is damaged; npm start -- --reset begins a new one.",
  ],
];

export const plainly = (error: unknown): string => {
  const message = messageOf(error);
  for (const [pattern, explain] of known) {
    const match = pattern.exec(message);
    if (match) return explain(match);
  }
  return message;
};
