import type { AnswerReport } from '../../leads/clock/report.ts';
import type { Member, StaffMember, TeamSettings } from '../../leads/owner/team.ts';

/** The people who answer a site's leads, and the rules by which they get them. */
export interface TeamAnswer {
  site: string;
  /** Without email addresses and mobiles unless the caller may edit the team. */
  members: Member[];
  settings: TeamSettings;
  /** To send back when saving. */
  version: number;
  mayEdit: boolean;
  places: { id: string; name: string }[];
  /** Studio users who can be added; null if Sanity does not list them. Empty for callers who may not edit. */
  users: { id: string; name: string; email: string }[] | null;
}

export interface SaveTeamRequest {
  site: string;
  version: number;
  settings: TeamSettings;
  members: Member[];
}

/** The people of a site, for choosing an owner. */
export interface StaffAnswer {
  staff: StaffMember[];
  mayAct: boolean;
}

export interface OwnerRequest {
  threadId: string;
  /** Null for nobody. */
  ownerId: string | null;
}

export interface ReportRequest {
  /** Empty for all that the caller may see. */
  sites: string[];
  /** First day, in the time zone of the site: `2026-11-01`. */
  from: string;
  /** Last day, included. */
  to: string;
}

export type ReportAnswer = AnswerReport;

/** An open lead on the home page. */
export interface TodayLead {
  /** Thread id. */
  id: string;
  site: string;
  about: string;
  name: string;
  /** ISO 8601 */
  createdAt: string;
  /** Deadline of the answer, ISO 8601; null without one. */
  dueAt: string | null;
  isMine: boolean;
  timeZone: string;
}

export interface TodayDrive {
  id: string;
  site: string;
  name: string;
  car: string;
  startsAt: string;
  timeZone: string;
}

export interface TodayReservation {
  reference: string;
  site: string;
  car: string;
  /** End of the hold. */
  until: string;
  timeZone: string;
}

export interface TodayTask {
  id: string;
  /** Thread id. */
  threadId: string;
  site: string;
  text: string;
  dueAt: string;
  timeZone: string;
}

/** What a member of staff has to do today, on the sites whose shoppers they may see. */
export interface TodayAnswer {
  leads: TodayLead[];
  drives: TodayDrive[];
  reservations: TodayReservation[];
  /** Due today or overdue. */
  tasks: TodayTask[];
  /** Numbers, of which the lists show the first. */
  counts: { leads: number; drives: number; reservations: number; tasks: number };
  /** Of the last 30 days, by site. */
  sites: SiteComparison[];
  now: string;
}

/** A site in the comparison of a group. */
export interface SiteComparison {
  site: string;
  name: string;
  leads: number;
  unanswered: number;
  late: number;
  medianMinutes: number | null;
  due: number;
  onTime: number;
  reservations: number;
}
