/** Replace PrimeReact's (vite.config.ts), which every field, and every paginator, would bring, and no page uses. */
export const Tooltip = (): null => null;
export const InputNumber = (): null => null;
