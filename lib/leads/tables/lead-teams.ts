import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { FormKind } from '../form-kinds.ts';
import { NOTICE_KINDS, NOTICE_SMS_STATES } from '../owner/notice-kinds.ts';
import type { Absence, AssignmentRule, Shift, TeamSettings } from '../owner/team.ts';
import { leads } from './leads.ts';

/** How each site assigns and times its leads. A site without a row assigns none. */
export const leadTeams = pgTable('lead_teams', {
  siteSlug: text('site_slug').primaryKey(),
  assigns: boolean().notNull().default(false),
  rules: jsonb().$type<AssignmentRule[]>().notNull().default([]),
  minutes: integer(),
  minutesByKind: jsonb('minutes_by_kind').$type<TeamSettings['minutesByKind']>().notNull().default({}),
  promises: boolean().notNull().default(false),
  sendsSms: boolean('sends_sms').notNull().default(false),
  /** Number of leads assigned in turn. Its lock makes turns exact with many workers. */
  turns: bigint({ mode: 'number' }).notNull().default(0),
  /** Detects that two people edit the team at once. */
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  /** Studio user id. */
  updatedBy: text('updated_by').notNull(),
});

/** Studio users who answer leads of a site. */
export const leadTeamMembers = pgTable(
  'lead_team_members',
  {
    siteSlug: text('site_slug')
      .notNull()
      .references(() => leadTeams.siteSlug, { onDelete: 'cascade' }),
    /** Studio user id. */
    userId: text('user_id').notNull(),
    /** First name that shoppers see. */
    name: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull().default(''),
    places: text().array().notNull(),
    makes: text().array().notNull(),
    kinds: text().$type<FormKind>().array().notNull(),
    shifts: jsonb().$type<Shift[]>().notNull(),
    away: jsonb().$type<Absence[]>().notNull(),
    isManager: boolean('is_manager').notNull().default(false),
    takesLeads: boolean('takes_leads').notNull().default(true),
    isActive: boolean('is_active').notNull().default(true),
    /** The turn in which a lead was last assigned to them. */
    lastTurn: bigint('last_turn', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.userId] }),
    index('lead_team_members_user').on(table.userId),
  ],
);

/** Notices to staff about a lead: its assignment, and that it is late. Mails are in `mail_deliveries`. */
export const leadNotices = pgTable(
  'lead_notices',
  {
    id: uuid().primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    /** Studio user id; empty for the studio's administrators. */
    userId: text('user_id').notNull(),
    smsState: text('sms_state', { enum: NOTICE_SMS_STATES }).notNull().default('needless'),
    smsAttempts: integer('sms_attempts').notNull().default(0),
    smsDueAt: instant('sms_due_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('lead_notices_once').on(table.leadId, table.kind, table.userId),
    index('lead_notices_sms_due').on(table.smsDueAt).where(sql`${table.smsState} in ('waiting', 'sending')`),
  ],
);
