import type { FormKind } from '../form-kinds.ts';

/** How the report of response times is grouped. */
export const REPORT_GROUPS = ['site', 'place', 'person', 'kind', 'source'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** Response times of some leads, of the time that passed from arrival to the first answer. */
export interface AnswerFigures {
  leads: number;
  answered: number;
  /** Of the answered leads; null without any. */
  medianMinutes: number | null;
  /** 9 of 10 were answered within this time. */
  p90Minutes: number | null;
  /** Leads with a deadline that have been answered, or whose deadline has passed. */
  due: number;
  /** Of these, answered by their deadline. */
  onTime: number;
}

export interface ReportRow extends AnswerFigures {
  group: ReportGroup;
  /** Site slug, location id, studio user id, kind or source; empty for none. */
  key: string;
  /** Site slug of a location. */
  site: string;
  /** Name of a location or person; empty if unknown. */
  name: string;
}

export interface AnswerReport {
  total: AnswerFigures;
  rows: ReportRow[];
}

/** Fewer answers than this say little about usual response times. */
export const FEW_ANSWERS = 5;

/** Names of kinds of leads for staff. */
export const KIND_LABELS: Readonly<Record<FormKind, string>> = {
  enquiry: 'Enquiry',
  quickEnquiry: 'Quick enquiry',
  testDrive: 'Test drive',
  similar: 'Find something similar',
  photo: 'Photo request',
  finance: 'Finance',
  service: 'Service',
  parts: 'Parts',
  fleet: 'Fleet',
  careers: 'Careers',
  tradeIn: 'Trade-in',
};

/** Returns the share of leads answered in time, in per cent; null without any that was due. */
export const onTimeShare = ({ due, onTime }: Pick<AnswerFigures, 'due' | 'onTime'>): number | null =>
  due === 0 ? null : Math.round((onTime / due) * 100);
