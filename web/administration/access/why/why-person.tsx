import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { EmployeeUser, KnownUser } from "../../../../shared/login/users.contract.ts";
import { Button } from "../../../components/button.tsx";
import { CheckGroup } from "../../../components/form/choice/check-group.tsx";
import { Row } from "../../../components/layout/layout.tsx";
import { PickerDialog } from "../../../components/picker-dialog.tsx";
import { usePersonName, userName } from "../../users/user-name.ts";
import { userQueries } from "../../users/users.queries.ts";
import { whyText as text } from "./why.text.ts";

const Name = ({ user }: { user: KnownUser }) => {
  const name = usePersonName(user);
  return (
    <p>
      {name}
      {name !== user.username && <span className="muted"> · {user.username}</span>}
    </p>
  );
};

interface WhyPersonProps {
  userId: string | undefined;
  onPick: (user: EmployeeUser) => void;
}

export const WhyPerson = ({ userId, onPick }: WhyPersonProps) => {
  const [isPicking, setIsPicking] = useState(false);
  const { data: user } = useQuery({ ...userQueries.one(userId ?? ""), enabled: userId !== undefined });

  return (
    <CheckGroup>
      <legend>{text.person}</legend>
      <Row className="why-person" gap={4} lines={2} align="center">
        {user && <Name user={user} />}
        <Button outlined label={user ? text.change : text.pick} onClick={() => setIsPicking(true)} />
      </Row>
      {isPicking && (
        <PickerDialog
          title={text.pick}
          placeholder={text.search}
          empty={text.empty}
          find={userQueries.find}
          choiceOf={(found) => ({
            name: userName(found),
            line: [found.username, found.employedAtName].filter(Boolean).join(" · "),
          })}
          onPick={(picked) => {
            onPick(picked);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </CheckGroup>
  );
};
