import { Grid } from "../layout/layout.tsx";

interface FieldGridProps {
  column?: "wide" | "medium" | "narrow";
  children: React.ReactNode;
}

export const FieldGrid = ({ column = "narrow", children }: FieldGridProps) => (
  <Grid fit column={column} gap={6} lines={4} align="start">
    {children}
  </Grid>
);
