import { Link } from "react-router-dom";
import { paths } from "../../app/shell/paths.ts";
import { ScrollTable } from "../../components/layout/scroll-table.tsx";
import { MailLink, PhoneLink } from "../../components/people/ways.tsx";
import { phoneListText as text } from "./phone-list.text.ts";
import type { PhoneGroup } from "./phone-list.ts";

export const PhoneTable = ({ group }: { group: PhoneGroup }) => (
  <section className="phone-list-office" aria-label={group.office}>
    <h2>
      {group.office}
      {group.phone && <span className="muted"> {group.phone}</span>}
    </h2>
    <ScrollTable className="phone-table" label={text.titleOf(group.office)}>
      <thead>
        <tr>
          <th scope="col">{text.columns.name}</th>
          <th scope="col">{text.columns.jobTitle}</th>
          <th scope="col">{text.columns.phone}</th>
          <th scope="col">{text.columns.mobile}</th>
          <th scope="col">{text.columns.email}</th>
        </tr>
      </thead>
      <tbody>
        {group.lines.map(({ id, name, jobTitle, extension, phone, mobile, email }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={paths.employee(id)}>{name}</Link>
            </th>
            <td>{jobTitle}</td>
            <td>{phone ? <PhoneLink number={phone} /> : extension}</td>
            <td>{mobile && <PhoneLink number={mobile} />}</td>
            <td>{email && <MailLink address={email} />}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  </section>
);
