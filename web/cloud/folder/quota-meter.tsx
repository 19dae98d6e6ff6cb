import "./folder.css";
import { useQuery } from "@tanstack/react-query";
import { formatSize } from "../../../shared/files/file-size.ts";
import { Stack, Text } from "../../components/layout/layout.tsx";
import { cloudQueries } from "../cloud.queries.ts";
import { quotaText as text } from "../cloud.text.ts";

const NEAR_FULL = 0.9;

export const QuotaMeter = () => {
  const { data: usage } = useQuery(cloudQueries.usage);
  if (!usage) return null;
  const { used, quota } = usage;
  const isFull = used >= quota;
  const share = text.share(formatSize(used), formatSize(quota));

  return (
    <Stack className="quota" gap={1}>
      <Text className="muted">
        {text.label}: {share}
      </Text>
      <meter
        aria-label={text.label}
        aria-valuetext={share}
        max={quota}
        value={Math.min(used, quota)}
        high={NEAR_FULL * quota}
        optimum={0}
      />
      {used >= NEAR_FULL * quota && <Text tone="danger">{isFull ? text.full : text.nearFull}</Text>}
    </Stack>
  );
};
