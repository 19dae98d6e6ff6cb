import "./organisation.css";
import { Row } from "../components/layout/layout.tsx";

export const OfficePart = ({ children }: { children: React.ReactNode }) => (
  <section className="office-part">{children}</section>
);

export const OfficePartHead = ({ children }: { children: React.ReactNode }) => (
  <Row className="office-part-head" align="center" spread>
    {children}
  </Row>
);
