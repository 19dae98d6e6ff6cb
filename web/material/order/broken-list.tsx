import { ProblemBox } from "../../components/problem-box.tsx";
import { materialText as text } from "../material.text.ts";

export const BrokenList = ({ faults }: { faults: readonly string[] }) => (
  <ProblemBox>
    <strong>{text.broken}</strong>
    <p>{text.brokenHelp}</p>
    <ul>
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  </ProblemBox>
);
