import { Skeleton } from "primereact/skeleton";
import { useCallback, useState } from "react";
import { Row } from "../components/layout/row.tsx";
import { Region } from "../components/region.tsx";
import { useSeen } from "../components/use-seen.ts";

const AHEAD = "200px";

interface HomePartProps {
  id: string;
  title: string;
  /** Leads to where there is more of it. */
  all: React.ReactNode;
  /** Of what it shows, so that nothing moves. */
  height: string;
  children: React.ReactNode;
}

/** Asks for nothing before it is nearly seen. */
export const HomePart = ({ id, title, all, height, children }: HomePartProps) => {
  const [isSeen, setSeen] = useState(false);
  const place = useSeen(
    useCallback(() => setSeen(true), []),
    AHEAD,
  );

  return (
    <section className="home-part" aria-labelledby={id}>
      <Row className="home-section" gap={6} lines={2} align="baseline" spread>
        <h2 id={id}>{title}</h2>
        {all}
      </Row>
      <div ref={place}>
        {isSeen ? (
          <Region part fallback={<Skeleton height={height} />}>
            {children}
          </Region>
        ) : (
          <div style={{ height }} />
        )}
      </div>
    </section>
  );
};
