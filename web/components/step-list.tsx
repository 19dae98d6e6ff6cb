import { Row } from "./layout/layout.tsx";
import "./step-list.css";

interface StepListProps {
  label: string;
  names: readonly string[];
  step: number;
  announcement: string;
}

export const StepList = ({ label, names, step, announcement }: StepListProps) => (
  <>
    <Row as="ol" className="step-list" gap={6} lines={2} aria-label={label}>
      {names.map((name, index) => (
        <li key={name} aria-current={index + 1 === step ? "step" : undefined}>
          {name}
        </li>
      ))}
    </Row>
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  </>
);
