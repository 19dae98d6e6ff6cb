import "./check.css";

export const Check = ({ children, ...input }: React.ComponentProps<"input">) => (
  <label className="check">
    <input type="checkbox" {...input} />
    {children}
  </label>
);
