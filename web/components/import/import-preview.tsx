import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Skeleton } from "primereact/skeleton";
import { Row } from "../layout/row.tsx";
import { Stack } from "../layout/stack.tsx";
import { ProblemPanel } from "../problem-panel.tsx";
import { fileImportText as text } from "./import.text.ts";

interface ImportPreviewProps<Result> {
  query: UseQueryOptions<Result>;
  onBack: () => void;
  children: (result: Result) => React.ReactNode;
}

export const ImportPreview = <Result,>({ query, onBack, children }: ImportPreviewProps<Result>) => {
  const { data: result, error, refetch, isFetching } = useQuery(query);
  const isPending = isFetching || (!result && !error);

  return (
    <Stack as="section" gap={6} aria-label={text.stepNames[2]} aria-busy={isPending}>
      {isPending && (
        <>
          <p role="status">{text.checking}</p>
          <Skeleton height="88px" />
          <Skeleton height="160px" />
        </>
      )}
      {!isPending && error && (
        <>
          <ProblemPanel error={error} onRetry={() => void refetch()} />
          <Row align="center">
            <Button text label={text.back} onClick={onBack} />
          </Row>
        </>
      )}
      {!isPending && !error && result && children(result)}
    </Stack>
  );
};
