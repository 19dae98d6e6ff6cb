import "./picker-dialog.css";
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Page } from "../../shared/contract/list.ts";
import { Button } from "./button.tsx";
import { ChoiceButton } from "./choice-button.tsx";
import { pickerText as text } from "./components.text.ts";
import { formatNumber } from "./date-text.tsx";
import { Stack, Text } from "./layout/layout.tsx";
import { PlainDialog } from "./plain-dialog.tsx";
import { ProblemNote } from "./problem-note.tsx";
import { Skeleton } from "./skeleton.tsx";
import { TextInput } from "./text-input.tsx";
import { useDebounced } from "./use-debounced.ts";
import { commonText } from "./words.text.ts";

const PAUSE = 250;

interface PickerChoice {
  readonly name: string;
  readonly line: string;
}

interface PickerDialogProps<Row, Key extends QueryKey, Answer> {
  title: string;
  placeholder: string;
  empty: string;
  find: (term: string) => UseQueryOptions<Answer, Error, Page<Row>, Key>;
  choiceOf: (row: Row) => PickerChoice;
  onPick: (row: Row) => void;
  onClose: () => void;
}

export const PickerDialog = <Row extends { readonly id: string }, Key extends QueryKey, Answer = Page<Row>>(
  props: PickerDialogProps<Row, Key, Answer>,
) => {
  const { title, placeholder, empty, find, choiceOf, onPick, onClose } = props;
  const [term, setTerm] = useState("");
  const searched = useDebounced(term.trim(), PAUSE);
  const { data, error, isPending } = useQuery({ ...find(searched), placeholderData: keepPreviousData });
  const more = data ? data.totalCount - data.data.length : 0;

  return (
    <PlainDialog
      className="picker-dialog"
      title={title}
      visible
      onClose={onClose}
      footer={<Button text label={commonText.cancel} onClick={onClose} />}
    >
      <Stack className="picker" gap={3}>
        <TextInput
          type="search"
          autoFocus
          aria-label={text.search}
          placeholder={placeholder}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          // Enter would submit the outer form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        {error && !data && <ProblemNote error={error} />}
        {isPending && <Skeleton height="240px" />}
        {data && data.data.length > 0 && (
          <Stack as="ul" gap={1} aria-label={text.found}>
            {data.data.map((row) => {
              const { name, line } = choiceOf(row);
              return (
                <li key={row.id}>
                  <ChoiceButton onClick={() => onPick(row)}>
                    <Stack as="span" gap={0}>
                      {name}
                      {line && (
                        <Text as="span" className="muted">
                          {line}
                        </Text>
                      )}
                    </Stack>
                  </ChoiceButton>
                </li>
              );
            })}
          </Stack>
        )}
        <p className="muted" role="status">
          {data?.totalCount === 0 && (searched ? text.nothing : empty)}
          {more > 0 && text.more(formatNumber(more))}
        </p>
      </Stack>
    </PlainDialog>
  );
};
