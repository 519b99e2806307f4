import { z } from 'zod';
import { line } from '../../platform/text/schema.ts';
import { FORM_KINDS, type FormKind } from '../form-kinds.ts';

/** Weekday working time of a person, in the time zone of the place. */
export interface Shift {
  /** 0 is Sunday. */
  weekday: number;
  /** `09:00` */
  from: string;
  to: string;
}

/** Days on which a person is away, both included: `2026-12-25`. */
export interface Absence {
  from: string;
  to: string;
}

/** A studio user who answers leads of a site. */
export interface Member {
  /** Studio user id. */
  userId: string;
  /** First name that shoppers see. */
  name: string;
  /** For notices. */
  email: string;
  /** For notices, `+61412345678`; empty for none. */
  mobile: string;
  /** Ids of locations; empty for all of the site. */
  places: string[];
  /** Empty for all makes. */
  makes: string[];
  /** Empty for all kinds of leads. */
  kinds: FormKind[];
  /** Empty for the place's opening hours. */
  shifts: Shift[];
  away: Absence[];
  /** Receives late leads, and may edit the team. */
  isManager: boolean;
  takesLeads: boolean;
  /** False for someone who has left. Kept, so that earlier leads keep a name. */
  isActive: boolean;
}

/** Which people a lead goes to. The first rule that fits a lead and has people at work decides. */
export interface AssignmentRule {
  /** Ids of locations; empty for all. */
  places: string[];
  kinds: FormKind[];
  makes: string[];
  /** User ids who take turns; empty for everyone whose places, makes and kinds fit. */
  people: string[];
  /** True if only people with a shift before the deadline are considered. */
  isOnShift: boolean;
}

/** How a site assigns and times its leads. */
export interface TeamSettings {
  /** True if leads get an owner and a deadline. */
  assigns: boolean;
  rules: AssignmentRule[];
  /** Minutes of opening time until an answer is due; null for no deadline. */
  minutes: number | null;
  /** Minutes of kinds that differ; null for no deadline. */
  minutesByKind: Partial<Record<FormKind, number | null>>;
  /** True if the first answer names the person and the time of the reply. */
  promises: boolean;
  /** True if notices go by SMS too, to people with a mobile. */
  sendsSms: boolean;
}

export const NO_TEAM: TeamSettings = {
  assigns: false,
  rules: [],
  minutes: null,
  minutesByKind: {},
  promises: false,
  sendsSms: false,
};

/** Longest time to answer: a fortnight of ten-hour days. */
export const MOST_MINUTES = 8_400;
const MOST_PEOPLE = 500;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Enter a time such as 09:00.');
const date = z.iso.date();
const ids = z.array(z.string().min(1).max(200)).max(500);
const kinds = z.array(z.enum(FORM_KINDS)).max(FORM_KINDS.length);
const makes = z.array(line(60).pipe(z.string().min(1))).max(200);
const minutes = z.int().min(1).max(MOST_MINUTES).nullable();

export const memberSchema = z.strictObject({
  userId: z.string().min(1).max(200),
  name: line(60).pipe(z.string().min(1, 'Enter a first name.')),
  email: z.email('Enter an email address.').max(200),
  mobile: z.string().regex(/^(\+614\d{8})?$/, 'Enter an Australian mobile number.'),
  places: ids,
  makes,
  kinds,
  shifts: z
    .array(
      z
        .strictObject({ weekday: z.int().min(0).max(6), from: time, to: time })
        .refine(({ from, to }) => from < to, 'A shift ends after it begins.'),
    )
    .max(50),
  away: z
    .array(
      z.strictObject({ from: date, to: date }).refine(({ from, to }) => from <= to, 'The last day is first.'),
    )
    .max(100),
  isManager: z.boolean(),
  takesLeads: z.boolean(),
  isActive: z.boolean(),
}) satisfies z.ZodType<Member>;

const ruleSchema = z.strictObject({
  places: ids,
  kinds,
  makes,
  people: ids,
  isOnShift: z.boolean(),
}) satisfies z.ZodType<AssignmentRule>;

export const teamSettingsSchema = z.strictObject({
  assigns: z.boolean(),
  rules: z.array(ruleSchema).max(100),
  minutes,
  minutesByKind: z.partialRecord(z.enum(FORM_KINDS), minutes),
  promises: z.boolean(),
  sendsSms: z.boolean(),
}) satisfies z.ZodType<TeamSettings>;

/** A member with the turn in which a lead was last assigned to them; 0 before the first. */
export interface TurnMember extends Member {
  lastTurn: number;
}

/** Returns the minutes in which a kind of lead should be answered; null for no deadline. */
export const minutesFor = (
  { minutes: usual, minutesByKind }: Pick<TeamSettings, 'minutes' | 'minutesByKind'>,
  kind: FormKind,
): number | null => {
  const own = minutesByKind[kind];
  return own === undefined ? usual : own;
};

export const teamSchema = z.strictObject({
  settings: teamSettingsSchema,
  members: z.array(memberSchema).max(MOST_PEOPLE),
});

/** A member of staff, for lists of people. */
export interface StaffMember {
  userId: string;
  name: string;
  places: string[];
  isManager: boolean;
  isActive: boolean;
}
