import "./office-part.css";
import { Row } from "../components/layout/row.tsx";

/** What belongs together on the page of an office. */
export const OfficePart = ({ children }: { children: React.ReactNode }) => (
  <section className="office-part">{children}</section>
);

/** Its heading, beside what can be done. */
export const OfficePartHead = ({ children }: { children: React.ReactNode }) => (
  <Row className="office-part-head" align="center" spread>
    {children}
  </Row>
);
