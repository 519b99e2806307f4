import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { alertMessages } from '../../leads/tables/alerts.ts';
import { leadNotices } from '../../leads/tables/lead-teams.ts';
import { leads } from '../../leads/tables/leads.ts';
import { spinToWinEntries } from '../../leads/tables/spin-to-win.ts';
import { waitingListEntries } from '../../leads/tables/waiting-list.ts';
import { MAIL_STATES } from '../../messaging/mail/delivery-states.ts';
import { onlinePayments } from '../../payments/tables/online-payments.ts';
import { reservations } from '../../payments/tables/reservations.ts';
import { instant } from '../../platform/database/instant.ts';
import { siteReports } from './site-reports.ts';

/** Mail outbox: a row per mail, written in the transaction of what it is about. */
export const mailDeliveries = pgTable(
  'mail_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    reservationId: uuid('reservation_id').references(() => reservations.id, { onDelete: 'cascade' }),
    onlinePaymentId: uuid('online_payment_id').references(() => onlinePayments.id, { onDelete: 'cascade' }),
    waitingListEntryId: uuid('waiting_list_entry_id').references(() => waitingListEntries.id, {
      onDelete: 'cascade',
    }),
    alertMessageId: uuid('alert_message_id').references(() => alertMessages.id, { onDelete: 'cascade' }),
    spinToWinEntryId: uuid('spin_to_win_entry_id').references(() => spinToWinEntries.id, {
      onDelete: 'cascade',
    }),
    siteReportId: uuid('site_report_id').references(() => siteReports.id, { onDelete: 'cascade' }),
    leadNoticeId: uuid('lead_notice_id').references(() => leadNotices.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Number of resends. Each is a new mail with a new Message-ID. */
    round: integer().notNull().default(0),
    state: text({ enum: MAIL_STATES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** Error of the last attempt, without addresses. */
    problem: text(),
    sentAt: instant('sent_at'),
    /** W3C trace context of the request that queued it; null if tracing is off. */
    traceParent: text('trace_parent'),
  },
  (table) => [
    uniqueIndex('mail_deliveries_lead').on(table.leadId, table.kind),
    uniqueIndex('mail_deliveries_reservation').on(table.reservationId, table.kind),
    uniqueIndex('mail_deliveries_online_payment').on(table.onlinePaymentId, table.kind),
    uniqueIndex('mail_deliveries_waiting_list').on(table.waitingListEntryId, table.kind),
    uniqueIndex('mail_deliveries_alert').on(table.alertMessageId, table.kind),
    uniqueIndex('mail_deliveries_spin_to_win').on(table.spinToWinEntryId, table.kind),
    uniqueIndex('mail_deliveries_site_report').on(table.siteReportId, table.kind),
    uniqueIndex('mail_deliveries_lead_notice').on(table.leadNoticeId, table.kind),
    index('mail_deliveries_due').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index('mail_deliveries_dead').on(table.nextAttemptAt).where(sql`${table.state} = 'dead'`),
    check(
      'mail_deliveries_about',
      sql`num_nonnulls(lead_id, reservation_id, online_payment_id, waiting_list_entry_id, alert_message_id, spin_to_win_entry_id, site_report_id, lead_notice_id) = 1`,
    ),
  ],
);
