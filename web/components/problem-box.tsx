import "./problem.css";

export const ProblemBox = ({ className = "", ...rest }: React.ComponentProps<"div">) => (
  <div className={`problem-note ${className}`.trim()} role="alert" {...rest} />
);
