import "./person-avatar.css";
import { useState } from "react";
import { fileAddress } from "../../../shared/files/file-address.ts";
import type { Colleague } from "../../../shared/organisations/employee.ts";

interface PersonAvatarProps {
  person: Pick<Colleague, "firstname" | "lastname">;
  /** Null or missing: the initials. */
  fileId?: string | null | undefined;
  /** Empty if the name stands beside it. */
  alt?: string;
  size?: "small" | "medium" | "large";
}

const firstOf = (name: string) => [...name.trim()][0]?.toUpperCase() ?? "";

export const PersonAvatar = ({ person, fileId = null, alt = "", size = "medium" }: PersonAvatarProps) => {
  const [failed, setFailed] = useState<string>();
  const { firstname, lastname } = person;
  if (fileId === null || failed === fileId) {
    return (
      <span className="person-avatar" data-size={size} aria-hidden="true">
        {firstOf(firstname) + firstOf(lastname)}
      </span>
    );
  }
  return (
    <span className="person-avatar" data-size={size}>
      <img
        src={fileAddress(fileId, size === "large" ? "preview" : "thumbnail")}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(fileId)}
      />
    </span>
  );
};
