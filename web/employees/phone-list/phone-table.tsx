import { Link } from "react-router-dom";
import { paths } from "../../app/shell/paths.ts";
import { ScrollTable } from "../../components/layout/layout.tsx";
import { MailLink, PhoneLink } from "../../components/people/ways.tsx";
import { phoneListText as text } from "./phone-list.text.ts";
import type { PhoneGroup } from "./phone-list.ts";

export const PhoneTable = ({ group }: { group: PhoneGroup }) => (
  <section className="phone-list-office" aria-label={group.office ?? text.all}>
    {group.office && (
      <h2>
        {group.office}
        {group.phone && <span className="muted"> {group.phone}</span>}
      </h2>
    )}
    <ScrollTable
      className={group.office ? "phone-table" : "phone-table phone-table-all"}
      label={group.office ? text.titleOf(group.office) : text.title}
    >
      <thead>
        <tr>
          <th scope="col">{text.columns.name}</th>
          <th scope="col">{text.columns.jobTitle}</th>
          <th scope="col">{text.columns.phone}</th>
          <th scope="col">{text.columns.mobile}</th>
          <th scope="col">{text.columns.email}</th>
          {!group.office && <th scope="col">{text.office}</th>}
        </tr>
      </thead>
      <tbody>
        {group.lines.map(({ id, name, jobTitle, extension, phone, mobile, email, office }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={paths.employee(id)}>{name}</Link>
            </th>
            <td>{jobTitle}</td>
            <td>{phone ? <PhoneLink number={phone} /> : extension}</td>
            <td>{mobile && <PhoneLink number={mobile} />}</td>
            <td>{email && <MailLink address={email} />}</td>
            {!group.office && <td>{office}</td>}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  </section>
);
