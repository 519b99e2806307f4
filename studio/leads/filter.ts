import { FORM_KINDS, type FormKind } from '@forecourt/lib/leads/form-kinds';
import { LEAD_STATUSES } from '@forecourt/lib/leads/status';
import {
  THREAD_AGES,
  THREAD_VIEWS,
  type ThreadFilter,
  type ThreadView,
} from '@forecourt/lib/leads/thread/answers';
import { SOURCE_KINDS } from '@forecourt/lib/sites/visit-source/source-kinds';

/** Views of the tool: lists of threads, tasks, and suspected spam. */
export const INBOX_VIEWS = [...THREAD_VIEWS, 'tasks', 'spam'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

/** What is shown; it is kept in the address. */
export type InboxFilter = Required<Omit<ThreadFilter, 'sites' | 'view'>> & {
  view: InboxView;
  /** Slug, empty for every site. */
  site: string;
};

export const EVERYTHING: InboxFilter = {
  view: 'open',
  site: '',
  place: '',
  kind: '',
  owner: '',
  status: '',
  source: '',
  age: null,
  car: '',
  query: '',
};

export type SearchParams = readonly (readonly [string, string])[];

const oneOf = <Value>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((value) => String(value) === text);

/** Returns the filter in the address; unknown values are ignored. */
export function filterOf(params: SearchParams): InboxFilter {
  const read = (name: string) => params.find(([each]) => each === name)?.[1];
  return {
    view: oneOf(INBOX_VIEWS, read('view')) ?? 'open',
    site: read('site') ?? '',
    place: read('place') ?? '',
    kind: oneOf(FORM_KINDS, read('kind')) ?? '',
    owner: read('owner') ?? '',
    status: oneOf(LEAD_STATUSES, read('status')) ?? '',
    source: oneOf(SOURCE_KINDS, read('source')) ?? '',
    age: oneOf(THREAD_AGES, read('age')) ?? null,
    car: read('car') ?? '',
    query: read('q') ?? '',
  };
}

/** Returns the address of a filter, without what is not chosen. */
export const paramsOf = ({ query, ...filter }: InboxFilter): [string, string][] =>
  Object.entries({ ...filter, q: query }).flatMap(([name, value]): [string, string][] =>
    value && !(name === 'view' && value === 'open') ? [[name, String(value)]] : [],
  );

/** Returns the filter as the back office takes it. */
export const requestOf = ({ site, view, ...filter }: InboxFilter): ThreadFilter => ({
  ...filter,
  sites: site ? [site] : [],
  view: view === 'tasks' || view === 'spam' ? 'open' : view,
});

/** Returns how many filters are chosen besides view, site and search. */
export const chosenCount = ({ place, kind, owner, status, source, age, car }: InboxFilter): number =>
  [place, kind, owner, status, source, age, car].filter(Boolean).length;

export const VIEW_TITLES: Readonly<Record<InboxView, string>> = {
  open: 'Inbox',
  unanswered: 'Unanswered',
  unread: 'Unread',
  mine: 'Mine',
  late: 'Late',
  stuck: 'Not delivered',
  all: 'All leads',
  tasks: 'Tasks',
  spam: 'Suspected spam',
};

export const isThreadView = (view: InboxView): view is ThreadView => view !== 'tasks' && view !== 'spam';

export const KIND_TITLES: Readonly<Record<FormKind, string>> = {
  enquiry: 'Enquiry',
  quickEnquiry: 'Quick enquiry',
  testDrive: 'Test drive',
  similar: 'Similar vehicle',
  photo: 'Photo request',
  finance: 'Finance',
  service: 'Service',
  parts: 'Parts',
  fleet: 'Fleet',
  careers: 'Careers',
  tradeIn: 'Trade-in',
};
