import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { officesQuery } from "./offices.queries.ts";

const nothing: readonly never[] = [];

export const useOfficesPending = (): boolean => useQuery(officesQuery).isPending;

export const useOfficeOptions = () => {
  const { data = nothing } = useQuery(officesQuery);
  return useMemo(() => data.map(({ id, name }) => ({ label: name, value: id })), [data]);
};

export const useOfficeNames = (none: string) => {
  const { data = nothing } = useQuery(officesQuery);
  return useCallback(
    (id: string | null): string =>
      id === null ? none : (data.find((office) => office.id === id)?.name ?? ""),
    [data, none],
  );
};

export const useOfficeOf = () => {
  const { data = nothing } = useQuery(officesQuery);
  const byId = useMemo(() => new Map(data.map((office) => [office.id, office])), [data]);
  return useCallback((id: string | null) => (id === null ? undefined : byId.get(id)), [byId]);
};
