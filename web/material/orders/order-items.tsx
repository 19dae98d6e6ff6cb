import type { MaterialOrder, MaterialOrderItem } from "../../../shared/material/material-order.ts";
import { Stack } from "../../components/layout/layout.tsx";
import { ordersText as text } from "../material.text.ts";

const FEW = 4;

const Lines = ({ items }: { items: readonly MaterialOrderItem[] }) => (
  <Stack as="ul" gap={0}>
    {items.map(({ articleId, quantity, name, note }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an order never changes, and may name an article twice
      <li key={`${articleId} ${at}`}>
        {text.line(quantity, name)}
        {note && <span className="muted"> · {note}</span>}
      </li>
    ))}
  </Stack>
);

export const OrderItems = ({ order: { items, note } }: { order: MaterialOrder }) => (
  <div className="material-ordered">
    <Lines items={items.slice(0, FEW)} />
    {items.length > FEW && (
      <details>
        <summary>{text.more(items.length - FEW)}</summary>
        <Lines items={items.slice(FEW)} />
      </details>
    )}
    {note && <p className="muted">{note}</p>}
  </div>
);
