import "./filter-row.css";
import { Row, Stack } from "../layout/layout.tsx";

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
