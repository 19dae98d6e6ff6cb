import { Link } from "react-router-dom";
import { Panel } from "../components/layout/panel.tsx";
import { waitingText as text } from "./home.text.ts";
import type { Waiting } from "./use-waiting.ts";

const AT_ONCE = 6;

const Rows = ({ rows }: { rows: readonly Waiting[] }) => (
  <ul className="home-pile">
    {rows.map(({ id, task, title, to, icon, when }) => (
      <li key={`${task} ${id}`} className="home-waiting">
        <i className={`pi ${icon} muted`} aria-hidden="true" />
        <Link to={to}>
          <span className="home-pile-title">{title}</span>
        </Link>
        <span className="muted">{[task, when].filter(Boolean).join(" · ")}</span>
      </li>
    ))}
  </ul>
);

interface WaitingForMeProps {
  waiting: readonly Waiting[];
  isIncomplete: boolean;
}

export const WaitingForMe = ({ waiting, isIncomplete }: WaitingForMeProps) => (
  <Panel as="section" className="home-panel" aria-labelledby="waiting">
    <h2 id="waiting">{text.title}</h2>
    {waiting.length === 0 && !isIncomplete && <p className="muted">{text.none}</p>}
    {waiting.length > 0 && <Rows rows={waiting.slice(0, AT_ONCE)} />}
    {waiting.length > AT_ONCE && (
      <details className="home-more">
        <summary>{text.more(waiting.length - AT_ONCE)}</summary>
        <Rows rows={waiting.slice(AT_ONCE)} />
      </details>
    )}
    {isIncomplete && <p className="muted">{text.incomplete}</p>}
  </Panel>
);
