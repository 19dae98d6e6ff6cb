/** Replaces what PrimeReact's fields, buttons and paginator would bring, and no page uses (vite.config.ts). */
const Unused = (): null => null;

export { Unused as InputNumber, Unused as Ripple, Unused as Tooltip, Unused as VirtualScroller };
