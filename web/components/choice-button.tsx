import "./choice-button.css";

/** One of several that are chosen from, as wide as all of them. */
export const ChoiceButton = (props: React.ComponentProps<"button">) => (
  <button type="button" className="choice-button" {...props} />
);
