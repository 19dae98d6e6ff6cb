import "../material.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { ProblemBox } from "../../components/problem-box.tsx";
import { materialListQuery } from "../material.queries.ts";
import { materialText as text } from "../material.text.ts";
import { MaterialLinks } from "../material-links.tsx";
import { OrderEditor } from "./order-editor.tsx";

const BrokenList = ({ faults }: { faults: readonly string[] }) => (
  <ProblemBox>
    <strong>{text.broken}</strong>
    <p>{text.brokenHelp}</p>
    <ul>
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  </ProblemBox>
);

export const OrderPage = () => {
  const {
    data: { list, faults },
  } = useSuspenseQuery(materialListQuery);

  return (
    <>
      <PageHeader title={text.title} meta={text.meta} more={<MaterialLinks />} />
      {faults && <BrokenList faults={faults} />}
      {list?.groups.length === 0 && <EmptyState text={text.emptyList} />}
      {list && list.groups.length > 0 && <OrderEditor list={list} />}
    </>
  );
};
