/** Replaces PrimeReact components that others import and no page uses (vite.config.ts). */
const Unused = (): null => null;

export {
  Unused as Button,
  Unused as InputNumber,
  Unused as Ripple,
  Unused as Tooltip,
  Unused as VirtualScroller,
};
