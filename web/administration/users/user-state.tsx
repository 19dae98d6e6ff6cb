import "../administration.css";
import { Row } from "../../components/layout/layout.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { usersText as text } from "./users.text.ts";

interface UserStateProps {
  user: { readonly isActive: boolean; readonly isAdmin: boolean; readonly isInvited: boolean };
}

export const UserState = ({ user: { isActive, isAdmin, isInvited } }: UserStateProps) => (
  <Row as="span" lines={1}>
    {!isActive && (
      <StatusTag tone="neutral" icon="pi-ban">
        {text.inactive}
      </StatusTag>
    )}
    {isActive && isInvited && (
      <StatusTag tone="info" icon="pi-envelope">
        {text.invited}
      </StatusTag>
    )}
    {isActive && !isInvited && <StatusTag tone="success">{text.active}</StatusTag>}
    {isAdmin && (
      <StatusTag tone="warning" icon="pi-shield">
        {text.administrator}
      </StatusTag>
    )}
  </Row>
);
