import { FORM_KINDS } from '@forecourt/lib/leads/form-kinds';
import { LEAD_STATUSES, STATUS_LABELS } from '@forecourt/lib/leads/status';
import {
  OWNER_ME,
  OWNER_NOBODY,
  THREAD_AGES,
  type ThreadChoicesAnswer,
} from '@forecourt/lib/leads/thread/answers';
import { QUERY_LIMIT, type SessionAnswer } from '@forecourt/lib/operations/back-office/contract';
import { SOURCE_KIND_LABELS, SOURCE_KINDS } from '@forecourt/lib/sites/visit-source/source-kinds';
import { ControlsIcon } from '@sanity/icons/Controls';
import { SearchIcon } from '@sanity/icons/Search';
import { Button, Select, Text, TextInput } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../back-office/useDebounced.ts';
import { chosenCount, EVERYTHING, type InboxFilter, isThreadView, KIND_TITLES } from '../filter.ts';
import styles from '../Inbox.module.css';
import { StaffName } from '../owner/StaffName.tsx';

type Choose = (change: Partial<InboxFilter>) => void;

/** The search, and the filters behind a button. */
export function Filters({
  choices,
  session,
  filter,
  searchId,
  onChange,
}: {
  choices: ThreadChoicesAnswer;
  session: SessionAnswer;
  filter: InboxFilter;
  searchId: string;
  onChange: Choose;
}) {
  const count = chosenCount(filter);
  const [isOpen, setIsOpen] = useState(count > 0);
  const hasThreads = isThreadView(filter.view);
  return (
    <>
      <div className={styles.searchRow}>
        {hasThreads && <Search key={filter.view} id={searchId} query={filter.query} onChange={onChange} />}
        {session.sites.length > 1 && filter.view !== 'spam' && (
          <Choice
            label="Site"
            value={filter.site}
            any="All sites"
            choices={session.sites.map(({ slug, name }) => [slug, name])}
            onChange={(site) => onChange({ site, place: '' })}
          />
        )}
        {hasThreads && (
          <Button
            mode={isOpen ? 'ghost' : 'bleed'}
            fontSize={1}
            padding={3}
            icon={ControlsIcon}
            text={count > 0 ? `Filters (${count})` : 'Filters'}
            aria-expanded={isOpen}
            onClick={() => setIsOpen((was) => !was)}
          />
        )}
      </div>
      {hasThreads && isOpen && <MoreFilters choices={choices} filter={filter} onChange={onChange} />}
    </>
  );
}

function Search({ id, query, onChange }: { id: string; query: string; onChange: Choose }) {
  const [typed, setTyped] = useState(query);
  const rested = useDebounced(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed changes the address
  useEffect(() => {
    if (rested.trim() !== query) onChange({ query: rested.trim() });
  }, [rested]);
  return (
    <div className={styles.search}>
      <TextInput
        id={id}
        icon={SearchIcon}
        fontSize={1}
        type="search"
        aria-label="Search leads"
        placeholder="Name, phone, plate, stock number"
        maxLength={QUERY_LIMIT}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  );
}

function MoreFilters({
  choices,
  filter,
  onChange,
}: {
  choices: ThreadChoicesAnswer;
  filter: InboxFilter;
  onChange: Choose;
}) {
  const places = choices.places.filter(({ site }) => !filter.site || site === filter.site);
  const people = choices.people.filter(
    ({ id, sites }) => !filter.site || sites.includes(filter.site) || id === filter.owner,
  );
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.hidden}>Filters</legend>
      <Choice
        label="Owner"
        value={filter.owner}
        any="Any owner"
        choices={[
          [OWNER_ME, 'Me'],
          [OWNER_NOBODY, 'Nobody'],
        ]}
        people={people.map(({ id }) => id)}
        onChange={(owner) => onChange({ owner })}
      />
      <Choice
        label="Location"
        value={filter.place}
        any="Any location"
        choices={places.map(({ id, name }) => [id, name])}
        onChange={(place) => onChange({ place })}
      />
      <Choice
        label="Form"
        value={filter.kind}
        any="Any form"
        choices={FORM_KINDS.map((kind) => [kind, KIND_TITLES[kind]])}
        onChange={(value) => onChange({ kind: FORM_KINDS.find((kind) => kind === value) ?? '' })}
      />
      <Choice
        label="Status"
        value={filter.status}
        any="Any status"
        choices={LEAD_STATUSES.map((status) => [status, STATUS_LABELS[status].staff])}
        onChange={(value) => onChange({ status: LEAD_STATUSES.find((status) => status === value) ?? '' })}
      />
      <Choice
        label="Came from"
        value={filter.source}
        any="From anywhere"
        choices={SOURCE_KINDS.map((kind) => [kind, SOURCE_KIND_LABELS[kind]])}
        onChange={(value) => onChange({ source: SOURCE_KINDS.find((kind) => kind === value) ?? '' })}
      />
      <Choice
        label="Last activity"
        value={String(filter.age ?? '')}
        any="Any time"
        choices={THREAD_AGES.map((days) => [
          String(days),
          days === 1 ? 'Last 24 hours' : `Last ${days} days`,
        ])}
        onChange={(value) => onChange({ age: THREAD_AGES.find((days) => String(days) === value) ?? null })}
      />
      {chosenCount(filter) > 0 && (
        <div className={styles.clear}>
          {filter.car && (
            <Text size={1} muted>
              One vehicle
            </Text>
          )}
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text="Clear filters"
            onClick={() =>
              onChange({ ...EVERYTHING, view: filter.view, site: filter.site, query: filter.query })
            }
          />
        </div>
      )}
    </fieldset>
  );
}

function Choice({
  label,
  value,
  any,
  choices,
  people = [],
  onChange,
}: {
  label: string;
  value: string;
  any: string;
  choices: readonly (readonly [value: string, title: string])[];
  people?: readonly string[];
  onChange: (value: string) => void;
}) {
  return (
    <Select
      aria-label={label}
      fontSize={1}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{any}</option>
      {choices.map(([each, title]) => (
        <option key={each} value={each}>
          {title}
        </option>
      ))}
      {people.map((id) => (
        <option key={id} value={id}>
          <StaffName id={id} />
        </option>
      ))}
    </Select>
  );
}
