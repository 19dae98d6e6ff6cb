/** Replaces what PrimeReact's components would bring, and no page uses (vite.config.ts). */
const Unused = (): null => null;

export {
  Unused as Button,
  Unused as InputNumber,
  Unused as Ripple,
  Unused as Tooltip,
  Unused as VirtualScroller,
};
