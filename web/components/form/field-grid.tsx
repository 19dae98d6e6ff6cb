import { Grid } from "../layout/grid.tsx";

interface FieldGridProps {
  column?: "wide" | "medium" | "narrow";
  children: React.ReactNode;
}

/** Short fields in as many columns as there is room for. */
export const FieldGrid = ({ column = "narrow", children }: FieldGridProps) => (
  <Grid fit column={column} gap={6} lines={4} align="start">
    {children}
  </Grid>
);
