import "../discussions.css";
import { useMemo, useRef } from "react";
import { Link } from "react-router-dom";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { posts } from "../../../shared/discussions/posts.contract.ts";
import { listOf } from "../../app/client/list-of.ts";
import { Button } from "../../components/button.tsx";
import { ChoiceBar } from "../../components/choice-bar.tsx";
import { Row, Text } from "../../components/layout/layout.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { listParameters } from "../../components/list/list-params.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { useList } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { useAddressParameters, withParameters } from "../../components/use-address-parameters.ts";
import { useLetterKeys } from "../../components/use-letter-keys.ts";
import { discussionPaths } from "../discussion-paths.ts";
import { discussionsText } from "../discussions.text.ts";
import { postColumns } from "../forum/post-columns.tsx";
import { useReading } from "../use-reading.ts";
import { type FeedChoice, feedChoices, feedText as text } from "./feed.text.ts";

const sort = "lastActivityAt:desc";

const feedOf = (choice: FeedChoice) =>
  choice === "latest"
    ? listOf(posts.feed, { sort })
    : listOf(posts.feed, {
        sort,
        config: { filters: [{ field: choice, values: [true], comparator: "eq" }] },
      });

const CHOICE = "zeigen";

const [title, author, ...others] = postColumns;
const forumColumn: ListColumn<ForumPost> = {
  field: "forum",
  header: text.forum,
  body: ({ forum }) => forum?.name,
  width: "18%",
};
const columns = [title, forumColumn, author, ...others].filter((column) => column !== undefined);

const step = (list: HTMLElement | null, by: 1 | -1) => {
  const links = [...(list?.querySelectorAll<HTMLElement>(".row-link") ?? [])];
  const at = links.findIndex((link) => link.matches(":focus"));
  const next = at < 0 && by < 0 ? links.at(-1) : links[at + by];
  next?.focus();
};

export const FeedPage = () => {
  const [parameters, setParameters] = useAddressParameters();
  const asked = parameters.get(CHOICE);
  const choice = feedChoices.find(({ value }) => value === asked)?.value ?? "latest";
  const list = useList(feedOf(choice));
  const rows = useRef<HTMLDivElement>(null);
  const { readAll } = useReading();
  const keys = useMemo(() => ({ j: () => step(rows.current, 1), k: () => step(rows.current, -1) }), []);
  useLetterKeys(keys);
  const choose = (value: FeedChoice) =>
    setParameters(
      withParameters({ [CHOICE]: value === "latest" ? null : value, [listParameters.page]: null }),
    );
  const hasNews = list.query.data?.data.some(({ unreadCount }) => unreadCount > 0) ?? false;

  return (
    <>
      <PageHeader
        title={text.title}
        meta={
          <Link className="lone-link" to={discussionPaths.overview}>
            {discussionsText.title}
          </Link>
        }
        more={
          <Button
            text
            icon="pi pi-check"
            label={discussionsText.readAll}
            disabled={!hasNews}
            onClick={readAll}
          />
        }
      />
      <Row className="feed-choice" align="center" spread>
        <ChoiceBar label={text.choice} choices={feedChoices} value={choice} onChange={choose} />
        <Text className="feed-keys muted">{text.keys}</Text>
      </Row>
      <div ref={rows}>
        <ListTable
          {...list}
          label={text.label}
          hasSearch={false}
          columns={columns}
          rowLabel={(post) => post.title}
          rowHref={(post) => discussionPaths.post(post.id)}
          empty={{ text: text.empty[choice] }}
        />
      </div>
    </>
  );
};
