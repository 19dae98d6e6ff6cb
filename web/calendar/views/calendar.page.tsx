import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { EventCategory } from "../../../shared/calendar/event-category.ts";
import { events } from "../../../shared/calendar/events.contract.ts";
import { Button } from "../../components/button.tsx";
import { eventCategoriesQuery } from "../../components/event-categories.query.ts";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { Row } from "../../components/layout/layout.tsx";
import { lazyPart } from "../../components/lazy-part.tsx";
import type { ListFilter } from "../../components/list/list-column.ts";
import { ListFilters } from "../../components/list/list-filters.tsx";
import { useListConfig, usePageQuery } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { useOfficeOptions } from "../../components/people/offices.ts";
import { eventQueries } from "../calendar.queries.ts";
import { calendarText } from "../calendar.text.ts";
import { calendarPaths } from "../calendar-paths.ts";
import { categoriesText } from "../categories/categories.text.ts";
import { nextHourOn } from "../events/proposed-times.ts";
import { useCalendarRights } from "../use-calendar-rights.ts";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import { CalendarView } from "./calendar-view.tsx";
import { EventHits } from "./event-hits.tsx";
import { useKeptView } from "./kept-view.ts";
import { NewEventDialog } from "./late-dialogs.ts";
import { useCalendarEntries } from "./use-calendar-entries.ts";
import { useCalendarPlace } from "./use-calendar-place.ts";
import { type Layers, layerParameters, useLayers } from "./use-layers.ts";
import { viewsText as text } from "./views.text.ts";

const CategoryLegend = ({ categories }: { categories: readonly EventCategory[] }) =>
  categories.length > 0 && (
    <Row as="ul" className="calendar-legend" gap={4} lines={1} aria-label={text.categories}>
      {categories.map(({ id, name, colour }) => (
        <li key={id}>
          <span className="calendar-dot" style={{ background: colour }} />
          {name}
        </li>
      ))}
    </Row>
  );

const LayerSwitches = ({ layers }: { layers: Layers }) => (
  <CheckGroup className="calendar-layers" aria-label={text.layers}>
    <Check checked={layers.holidays} onChange={({ target }) => layers.show("holidays", target.checked)}>
      {text.holidays}
    </Check>
    <Check checked={layers.birthdays} onChange={({ target }) => layers.show("birthdays", target.checked)}>
      {text.birthdays}
    </Check>
  </CheckGroup>
);

const useCalendarFilters = (): readonly ListFilter[] => {
  const { data: categories = [] } = useQuery(eventCategoriesQuery);
  const offices = useOfficeOptions();

  return [
    {
      field: "category",
      label: text.category,
      options: [
        ...categories.map(({ id, name }) => ({ label: name, value: id })),
        { label: calendarText.withoutCategory, value: null },
      ],
    },
    {
      field: "organisationid",
      label: text.office,
      options: [{ label: calendarText.wholeGroup, value: null }, ...offices],
    },
  ];
};

const FeedDialog = lazyPart(async () => (await import("./feed-dialog.tsx")).FeedDialog);

const { fields } = events.list.query;
const none: readonly never[] = [];

export const CalendarPage = () => {
  const choice = useKeptView();
  const place = useCalendarPlace(choice);
  const layers = useLayers(choice);
  const filters = useCalendarFilters();
  const { mayCreate, mayEdit } = useCalendarRights();
  const navigate = useNavigate();
  const [config, onChange] = useListConfig(fields, "start:desc");
  const { data: categories, isError } = useQuery(eventCategoriesQuery);
  const [isCreating, setCreating] = useState(false);
  const [isSubscribing, setSubscribing] = useState(false);
  const known = isError ? none : categories;
  const isSearching = config.searchTerm !== undefined;
  const shown = useCalendarEntries({ place, config, layers, categories: known, isShown: !isSearching });
  const hits = usePageQuery({ ...eventQueries.list(config), enabled: isSearching });
  const query = isSearching ? hits : shown.query;

  return (
    <>
      <PageHeader
        title={calendarText.title}
        more={
          <>
            <Button
              text
              icon="pi pi-mobile"
              label={text.subscribe}
              aria-haspopup="dialog"
              onClick={() => setSubscribing(true)}
            />
            {mayEdit(null) && (
              <Button
                text
                icon="pi pi-tags"
                label={categoriesText.manage}
                onClick={() => void navigate(calendarPaths.categories)}
              />
            )}
          </>
        }
        action={
          mayCreate && <Button icon="pi pi-plus" label={text.create} onClick={() => setCreating(true)} />
        }
      />
      <ListFilters
        hasSearch
        config={config}
        onChange={onChange}
        query={query}
        filters={filters}
        aside={{
          fields: <LayerSwitches layers={layers} />,
          isSet: layers.isChanged,
          parameters: layerParameters,
        }}
        onReset={() => {
          layers.reset();
          onChange({ filters: [], searchTerm: undefined }, { without: layerParameters });
        }}
      />
      {isSearching ? (
        <EventHits query={hits} config={config} onChange={onChange} />
      ) : (
        <>
          <CalendarToolbar place={place} />
          <CalendarView place={place} {...shown} />
          <CategoryLegend categories={known ?? none} />
        </>
      )}
      {isSubscribing && (
        <Suspense>
          <FeedDialog onClose={() => setSubscribing(false)} />
        </Suspense>
      )}
      {isCreating && (
        <Suspense>
          <NewEventDialog times={nextHourOn(place.day)} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
};
