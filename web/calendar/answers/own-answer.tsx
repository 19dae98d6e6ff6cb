import type { Attendance, AttendanceState } from "../../../shared/calendar/event-attendance.ts";
import { StatusTag, type Tone } from "../../components/status-tag.tsx";
import { stateText, attendanceText as text } from "./answers.text.ts";

export const stateTones: Readonly<Record<AttendanceState, Tone>> = {
  coming: "success",
  waiting: "warning",
  maybe: "info",
  no: "neutral",
  missing: "neutral",
};

export const OwnAnswer = ({ own }: { own: NonNullable<Attendance["own"]> }) => (
  <div>
    <StatusTag tone={stateTones[own.state]}>{text.own(stateText[own.state], own.persons)}</StatusTag>
    {own.position !== null && <p className="muted">{text.ownWaiting(own.position)}</p>}
  </div>
);
