import type { SourceKind } from '../../sites/visit-source/source-kinds.ts';
import type { VehicleStatus } from '../../vehicle/vehicle.ts';
import type { CallEntry } from '../calls/entries.ts';
import type { FormKind } from '../form-kinds.ts';
import type { InboxLeadInZone, ListedFile, TrailDelivery } from '../inbox.ts';
import type { LeadStatus } from '../status.ts';
import type { MessageChannel, MessageDirection, MessageState } from './message-states.ts';

// Contract of the inbox and the back office. Times are ISO 8601.

/**
 * `open`: not completed; `unanswered`: the shopper waits; `late`: past a deadline; `stuck`: a lead was not
 * delivered to every recipient.
 */
export const THREAD_VIEWS = ['open', 'unanswered', 'unread', 'mine', 'late', 'stuck', 'all'] as const;
export type ThreadView = (typeof THREAD_VIEWS)[number];

/** Days since the last activity. */
export const THREAD_AGES = [1, 7, 30, 90] as const;
export type ThreadAge = (typeof THREAD_AGES)[number];

export const NOTE_TEXT_LIMIT = 4_000;
export const TASK_TEXT_LIMIT = 300;

/** Values of `owner` that are not the id of a user. */
export const OWNER_ME = 'me';
export const OWNER_NOBODY = 'nobody';

/** Filters; absent or empty means everything the caller may see. */
export interface ThreadFilter {
  sites?: string[];
  view?: ThreadView;
  /** Id of a location. */
  place?: string;
  kind?: FormKind | '';
  /** `me`, `nobody`, or the id of a studio user. */
  owner?: string;
  status?: LeadStatus | '';
  /** Where the shopper came from, at first or last. */
  source?: SourceKind | '';
  /** Active within this many days. */
  age?: ThreadAge | null;
  /** Id of a vehicle. */
  car?: string;
  /** Name, phone, email, plate, vehicle, stock number or lead id. */
  query?: string;
}

export interface ListedThread {
  id: string;
  /** Slug. */
  site: string;
  dealershipId: string | null;
  locationId: string | null;
  status: LeadStatus;
  ownerId: string | null;
  activeAt: string;
  /** Since when the shopper waits for an answer; null if nobody waits. */
  waitingSince: string | null;
  /** By when staff should answer; null without a deadline. */
  dueAt: string | null;
  isUnread: boolean;
  isStuck: boolean;
  /** Of the newest lead. */
  kind: FormKind;
  name: string;
  phone: string;
  email: string;
  /** Request and vehicle. */
  about: string;
  /** The start of the last message, or of the shopper's comments. */
  preview: string;
  /** True if staff wrote the last message. */
  isPreviewOurs: boolean;
  leads: number;
  openTasks: number;
}

/** A thread with the time zone and the name of its location. */
export type ListedThreadInZone = ListedThread & { timeZone: string; place: string };

export interface ThreadCounts {
  open: number;
  unanswered: number;
  unread: number;
  mine: number;
  late: number;
  stuck: number;
  /** Open tasks of the caller and of nobody. */
  tasks: number;
  overdueTasks: number;
  heldBack: number;
}

/** Counts end here, so that they stay fast. */
export const COUNT_LIMIT = 1_000;

export interface ThreadsAnswer {
  threads: ListedThreadInZone[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
  /** Of the chosen sites, on the first page only. */
  counts: ThreadCounts | null;
  /** The server's clock. */
  now: string;
}

export interface ThreadPerson {
  /** Studio user id. */
  id: string;
  /** Name in the team; null for somebody who is in none. */
  name: string | null;
  /** Slugs of the sites where they are in the team or have threads or tasks. */
  sites: string[];
}

export interface ThreadChoicesAnswer {
  places: { id: string; name: string; site: string }[];
  /** People of the sites' teams, and studio users who own a thread or have a task. */
  people: ThreadPerson[];
}

export interface UnreadAnswer {
  unread: number;
}

/** The vehicle that a thread is about, as the site shows it now. */
export interface ThreadVehicle {
  id: string;
  title: string;
  subtitle: string | null;
  stocknum: string;
  /** As the site states it. */
  price: string;
  wasPrice: string | null;
  status: VehicleStatus;
  isReserved: boolean;
  picture: string | null;
  /** Page on the site; null if the dealer hides the vehicle. */
  href: string | null;
}

interface Entry<Kind extends string> {
  kind: Kind;
  /** Unique within the thread. */
  id: string;
  at: string;
}

export type TimelineEntry =
  | (Entry<'lead'> & { lead: InboxLeadInZone })
  | (Entry<'step'> & { changes: string[] })
  | (Entry<'message'> & {
      direction: MessageDirection;
      channel: MessageChannel;
      state: MessageState;
      /** Studio user id; null for the shopper, and for automatic answers. */
      authorId: string | null;
      subject: string;
      text: string;
      problem: string | null;
      files: ListedFile[];
    })
  | CallEntry
  | (Entry<'note'> & { authorId: string; text: string; isOwn: boolean })
  | (Entry<'task'> & { text: string; authorId: string | null; dueAt: string })
  | (Entry<'taskDone'> & { text: string; authorId: string | null })
  | (Entry<'status'> & { status: LeadStatus; authorId: string | null })
  | (Entry<'drive' | 'service'> & {
      change: 'booked' | 'moved' | 'cancelled';
      by: 'shopper' | 'staff' | null;
      startsAt: string;
      timeZone: string;
      place: string;
    })
  | (Entry<'reservation'> & { reference: string; vehicle: string; status: string })
  | (Entry<'valuation'> & {
      vehicle: string;
      rego: string;
      /** Dollars; null if there was no estimate. */
      low: number | null;
      high: number | null;
      /** What staff offer after inspection, in dollars. */
      inspected: number | null;
    })
  | (Entry<'saved'> & { vehicle: string; stocknum: string })
  | (Entry<'viewed'> & { paths: string[] })
  | (Entry<'consent'> & { isGiven: boolean; words: string; source: string })
  | (Entry<'delivery'> & {
      to: Pick<TrailDelivery, 'kind' | 'name'>;
      state: 'sent' | 'dead';
      problem: string | null;
    });

export interface ThreadTask {
  id: string;
  threadId: string;
  text: string;
  dueAt: string;
  assigneeId: string | null;
  createdBy: string | null;
  doneAt: string | null;
}

/** Another thread of the same shopper. */
export interface OtherThread {
  id: string;
  about: string;
  status: LeadStatus;
  activeAt: string;
}

export interface ThreadAnswer {
  thread: ListedThreadInZone & { createdAt: string };
  /** True if the caller may write; others only read. */
  mayAct: boolean;
  vehicle: ThreadVehicle | null;
  others: OtherThread[];
  tasks: ThreadTask[];
  /** Oldest first. */
  timeline: TimelineEntry[];
}

export interface NoteAnswer {
  id: string;
}

/** A task with what its thread is about. */
export type ListedTask = ThreadTask & {
  site: string;
  dealershipId: string | null;
  locationId: string | null;
  name: string;
  phone: string;
  about: string;
};

export interface TasksAnswer {
  /** Open ones, the earliest due first. */
  tasks: (ListedTask & { timeZone: string; place: string; mayAct: boolean })[];
  next: string | null;
  now: string;
}

/** Whose open tasks: the caller's and nobody's, or everyone's. */
export const TASK_SCOPES = ['mine', 'all'] as const;
export type TaskScope = (typeof TASK_SCOPES)[number];

export const TASK_ACTIONS = ['done', 'reopen', 'assign', 'remove'] as const;

export type TaskChange =
  | { task: string; action: 'done' | 'reopen' | 'remove' }
  | { task: string; action: 'assign'; assigneeId: string | null };

/** An event of the live stream. `resync`: something may have been missed, so reload everything shown. */
export type LiveEvent = { kind: 'resync' } | { kind: 'thread'; site: string; id: string | null };
