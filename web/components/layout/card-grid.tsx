import { Skeleton } from "../skeleton.tsx";
import { Grid, type GridProps } from "./grid.tsx";

interface CardGridProps<Item> extends Omit<GridProps, "children"> {
  items: readonly Item[] | undefined;
  expected: number;
  height: string;
  children: (item: Item) => React.ReactNode;
}

export const CardGrid = <Item extends { readonly id: string }>(props: CardGridProps<Item>) => {
  const { items, expected, height, children, ...grid } = props;

  return (
    <Grid as="ul" {...grid}>
      {items
        ? items.map((item) => <li key={item.id}>{children(item)}</li>)
        : Array.from({ length: expected }, (_, place) => `place-${place}`).map((place) => (
            <li key={place}>
              <Skeleton height={height} />
            </li>
          ))}
    </Grid>
  );
};
