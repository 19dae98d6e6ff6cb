import { Dropdown } from "primereact/dropdown";
import { useId } from "react";
import { useNavigate } from "react-router-dom";
import { FilterBox } from "../../components/list/filter-row.tsx";
import { applicationPaths } from "../application-paths.ts";
import { listText as text } from "../applications.text.ts";
import { useSeenOffices } from "../use-seen-offices.ts";

const MANY = 10;

/** Another office is another list, so nothing of the address is kept. */
export const OfficeChoice = ({ organisationId }: { organisationId: string }) => {
  const id = useId();
  const navigate = useNavigate();
  const offices = useSeenOffices();

  return (
    <FilterBox>
      <label htmlFor={id}>{text.office}</label>
      <Dropdown
        inputId={id}
        value={organisationId}
        options={offices.map((office) => ({ label: office.name, value: office.id }))}
        filter={offices.length > MANY}
        onChange={({ value }: { value: string }) => void navigate(applicationPaths.list(value))}
      />
    </FilterBox>
  );
};
