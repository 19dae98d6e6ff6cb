import "./check.css";

/** A box to tick, or with `type="radio"` a point to choose, and its words. */
export const Check = ({ children, ...input }: React.ComponentProps<"input">) => (
  <label className="check">
    <input type="checkbox" {...input} />
    {children}
  </label>
);
