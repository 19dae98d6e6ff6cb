import "../discussions.css";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../components/button.tsx";
import { Row } from "../../components/layout/layout.tsx";
import { TextInput } from "../../components/text-input.tsx";
import { discussionPaths } from "../discussion-paths.ts";
import { discussionsText as text } from "../discussions.text.ts";

interface DiscussionSearchProps {
  label: string;
  forumId?: string;
}

export const DiscussionSearch = ({ label, forumId }: DiscussionSearchProps) => {
  const navigate = useNavigate();
  const [term, setTerm] = useState("");

  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (term.trim()) void navigate(discussionPaths.searchFor(term.trim(), forumId));
      }}
    >
      <Row className="discussion-search">
        <TextInput
          type="search"
          aria-label={label}
          placeholder={label}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <Button outlined type="submit" icon="pi pi-search" aria-label={text.find} />
      </Row>
    </form>
  );
};
