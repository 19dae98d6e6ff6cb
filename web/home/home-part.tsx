import { Skeleton } from "primereact/skeleton";
import { Row } from "../components/layout/row.tsx";
import { Region } from "../components/region.tsx";

interface HomePartProps {
  id: string;
  title: string;
  /** Leads to where there is more of it. */
  all: React.ReactNode;
  /** Of what it shows, so that nothing moves. */
  height: string;
  children: React.ReactNode;
}

export const HomePart = ({ id, title, all, height, children }: HomePartProps) => (
  <section className="home-part" aria-labelledby={id}>
    <Row className="home-section" gap={6} lines={2} align="baseline" spread>
      <h2 id={id}>{title}</h2>
      {all}
    </Row>
    <Region part fallback={<Skeleton height={height} />}>
      {children}
    </Region>
  </section>
);
