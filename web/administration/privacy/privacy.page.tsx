import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { type DataRequest, DataRequestDraft } from "../../../shared/administration/data-request.ts";
import { Button } from "../../components/button.tsx";
import { DateText, formatNumber } from "../../components/date-text.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { Form } from "../../components/form/form.tsx";
import { checkedBy } from "../../components/form/resolver.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Row, Section } from "../../components/layout/layout.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { WholeList } from "../../components/list/whole-list.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { administrationPaths } from "../administration-paths.ts";
import { privacyMutations, privacyQueries } from "./privacy.queries.ts";
import { privacyText as text } from "./privacy.text.ts";
import { PrivacyTabs } from "./privacy-tabs.tsx";
import { RequestState } from "./request-state.tsx";

const resolver = checkedBy(DataRequestDraft);

const AskForm = () => {
  const toasts = useToasts();
  const navigate = useNavigate();
  const ask = useMutation(privacyMutations.create);
  const form = useForm({ resolver, defaultValues: { email: "" } });

  const save = async ({ email }: DataRequestDraft) => {
    const { id } = await ask.mutateAsync(email);
    toasts.success(text.begun);
    void navigate(administrationPaths.dataRequest(id));
  };

  return (
    <Form className="privacy-search" form={form} labels={{ email: text.email }} save={save}>
      <FieldHelp>{text.intro}</FieldHelp>
      <TextField form={form} name="email" label={text.email} type="email" required />
      <Row>
        <Button type="submit" icon="pi pi-search" label={text.search} loading={ask.isPending} />
      </Row>
    </Form>
  );
};

export const nameOf = ({ email }: DataRequest): string => email ?? text.erasedPerson;

const foundIn = ({ found }: DataRequest) => formatNumber(found.reduce((sum, { count }) => sum + count, 0));

const columns: readonly ListColumn<DataRequest>[] = [
  { field: "email", header: text.person, body: nameOf, card: "title", width: "36%" },
  { field: "state", header: text.state, body: (request) => <RequestState request={request} /> },
  { field: "found", header: text.found, body: foundIn, width: "112px", align: "end" },
  {
    field: "createdAt",
    header: text.asked,
    body: ({ createdAt, createdByName }) => (
      <>
        <DateText value={createdAt} /> {text.askedBy(createdByName)}
      </>
    ),
  },
];

const Requests = () => {
  const { data: requests } = useSuspenseQuery(privacyQueries.list);
  if (requests.length === 0) return <EmptyState text={text.empty} />;

  return (
    <WholeList
      label={text.list}
      slots={requests.map((row) => ({ id: row.id, row }))}
      columns={columns}
      rowLabel={nameOf}
      rowHref={({ id }) => administrationPaths.dataRequest(id)}
    />
  );
};

export const PrivacyPage = () => (
  <>
    <PageHeader title={text.title} />
    <PrivacyTabs />
    <AskForm />
    <Section className="privacy-list" title={text.list} gap={3}>
      <Requests />
    </Section>
  </>
);
