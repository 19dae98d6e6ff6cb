/** Replaces PrimeReact's (vite.config.ts), which every button and field would bring, and no page uses. */
export const Tooltip = (): null => null;
