import "./link-button.css";

/** Does something where a link would lead somewhere, as among the names of a list. */
export const LinkButton = (props: React.ComponentProps<"button">) => (
  <button type="button" className="link-button" {...props} />
);
