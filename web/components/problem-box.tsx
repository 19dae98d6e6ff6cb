import "./problem.css";

/** Says at once what keeps something from being done. */
export const ProblemBox = ({ className = "", ...rest }: React.ComponentProps<"div">) => (
  <div className={`problem-note ${className}`.trim()} role="alert" {...rest} />
);
