import { reservations } from '../payments/tables/reservations.ts';
import type { Queryable } from '../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../platform/database/row.ts';
import { normalisePhone } from '../platform/text/phone.ts';
import { type ServiceBooking, serviceBookingsOfLeads } from './service-booking/booking.server.ts';
import type { APPLICATION_STATUSES } from './tables/finance.ts';
import { leads } from './tables/leads.ts';
import { type TestDrive, testDrivesOfLeads } from './test-drive/booking.server.ts';

// A shopper's own history on a site, found by the verified phone of their session. Contact details typed into
// a form prove nothing.

export interface Person {
  siteSlug: string;
  phone: string;
}

const LEAD_COLUMNS = columnsOf(leads, ['id', 'kind', 'payload', 'createdAt', 'status', 'statusAt']);

/** A pre-approval at the lender. */
export interface GarageApplication {
  status: (typeof APPLICATION_STATUSES)[number];
  /** The lender's page of the application; null without one. */
  redirectUrl: string | null;
  /** When the shopper came back from that page, ISO 8601; null if they have not. */
  returnedAt: string | null;
}

type EnquiryRow = RowOf<typeof LEAD_COLUMNS> & {
  deliveredAt: Date | null;
  /** Null for all but pre-approvals. */
  application: GarageApplication | null;
};

/** An enquiry, and when the dealer's mail was sent; null while it is queued. */
export type GarageEnquiry = EnquiryRow & {
  /** The test drive booked with it, including cancelled ones. */
  drive: TestDrive | null;
  /** The service booked with it, including cancelled ones. */
  service: ServiceBooking | null;
};

/** Returns the enquiries made with a phone number, newest first. */
export async function enquiriesOf(db: Queryable, { siteSlug, phone }: Person): Promise<GarageEnquiry[]> {
  const { rows } = await db.query<EnquiryRow>({
    name: 'garage-enquiries',
    text: `select ${LEAD_COLUMNS},
             (select max(m.sent_at) from mail_deliveries m where m.lead_id = leads.id and m.kind = 'dealer') as "deliveredAt",
             (select json_build_object('status', a.status, 'redirectUrl', a.redirect_url, 'returnedAt', a.returned_at)
               from finance_applications a
               where leads.kind = 'finance' and a.site_slug = leads.site_slug and a.token = leads.token
               limit 1) as application
           from leads where site_slug = $1 and payload->>'phone' = $2
           order by created_at desc, id limit 100`,
    values: [siteSlug, normalisePhone(phone)],
  });
  const idsOf = (wanted: string) => rows.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const [driveLeads, serviceLeads] = [idsOf('testDrive'), idsOf('service')];
  const [drives, services] = await Promise.all([
    driveLeads.length > 0 ? testDrivesOfLeads(db, driveLeads) : [],
    serviceLeads.length > 0 ? serviceBookingsOfLeads(db, serviceLeads) : [],
  ]);
  const driveByLead = new Map(drives.map((drive) => [drive.leadId, drive]));
  const serviceByLead = new Map(services.map((service) => [service.leadId, service]));
  return rows.map((row) => ({
    ...row,
    drive: driveByLead.get(row.id) ?? null,
    service: serviceByLead.get(row.id) ?? null,
  }));
}

const RESERVATION_COLUMNS = columnsOf(reservations, [
  'id',
  'reference',
  'car',
  'dealershipId',
  'locationId',
  'status',
  'reason',
  'amountCents',
  'paidCents',
  'paidAt',
  'heldUntil',
  'refundedCents',
  'refundedAt',
  'createdAt',
]);

export type GarageReservation = RowOf<typeof RESERVATION_COLUMNS>;

/** Returns the reservations made with a phone number, newest first. */
export async function reservationsOf(
  db: Queryable,
  { siteSlug, phone }: Person,
): Promise<GarageReservation[]> {
  const { rows } = await db.query<GarageReservation>({
    name: 'garage-reservations',
    text: `select ${RESERVATION_COLUMNS} from reservations where site_slug = $1 and mobile = $2
           order by created_at desc, id limit 100`,
    values: [siteSlug, normalisePhone(phone)],
  });
  return rows;
}
