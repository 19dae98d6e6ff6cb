import "./filter-row.css";
import { Row } from "../layout/row.tsx";
import { Stack } from "../layout/stack.tsx";

interface FilterProps {
  className?: string;
  children: React.ReactNode;
}

export const FilterRow = ({ className = "", children }: FilterProps) => (
  <Row className={`list-filters ${className}`.trim()} gap={4} lines={2}>
    {children}
  </Row>
);

export const FilterBox = ({ children }: Pick<FilterProps, "children">) => (
  <Stack className="list-filter" gap={1}>
    {children}
  </Stack>
);
