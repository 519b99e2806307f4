import { randomUUID } from 'node:crypto';
import { leadCategory } from '@forecourt/lib/leads/form-kinds';
import type { LookedInto } from '@forecourt/lib/leads/journey';
import { leadPayload } from '@forecourt/lib/leads/payload';
import { type NewLead, storeLead } from '@forecourt/lib/leads/store.server';
import { type Submission, submissionSchema } from '@forecourt/lib/leads/submission';
import type { MailSite, MailSiteReader } from '@forecourt/lib/messaging/mail/mail-site.server';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import type pg from 'pg';

export const SHOPPER = 'kim@shopper.example';
export const DEALER = 'enquiries@dealer.example';

export const submission = (
  facts: {
    token?: string;
    message?: string;
    vehicle?: string | null;
    trap?: string;
    /** The only contact, instead of an email and a phone that all leads share. */
    email?: string;
    isLastStep?: boolean;
  } = {},
): Submission =>
  submissionSchema.parse({
    token: facts.token ?? randomUUID(),
    kind: 'enquiry',
    isLastStep: facts.isLastStep ?? true,
    car: facts.vehicle ?? null,
    [TRAP]: facts.trap ?? '',
    values: {
      name: 'Kim Nguyen',
      email: facts.email ?? SHOPPER,
      phone: facts.email ? '' : '+61 412 345 678',
      message: facts.message ?? 'Is it still there?\n<b>Saturday</b> suits me.',
      category: 'Service',
      optIn: true,
    },
    url: 'http://sample.localhost:3000/search?query=hilux',
    visited: ['/', '/search'],
    params: { utm_source: 'radio' },
  });

export const store = (
  pool: pg.Pool,
  lead: Submission,
  vehicle: Vehicle | null = null,
  {
    lookedInto,
    ...more
  }: Partial<
    Pick<
      NewLead,
      | 'id'
      | 'receivedAt'
      | 'siteSlug'
      | 'locationId'
      | 'recipientIds'
      | 'files'
      | 'isOptInTickedAtStart'
      | 'language'
    >
  > & {
    lookedInto?: LookedInto;
  } = {},
) =>
  storeLead(pool, {
    siteSlug: 'sample',
    submission: lead,
    dealershipId: 'sample-dealer',
    locationId: null,
    payload: (id) =>
      leadPayload({
        id,
        submission: lead,
        category: leadCategory(lead.kind, vehicle, vehicle ? null : lead.values.category),
        vehicle,
        dealershipSlug: 'sample-dealer',
        userAgent: 'a browser',
        autogaugeEnabled: false,
        ...(lookedInto && { lookedInto }),
      }),
    ...more,
  });

export const MAIL_SITE: MailSite = {
  name: 'Sample Motors',
  url: 'http://sample.localhost:3000',
  accent: '#ffcc1a',
  logo: null,
  timeZone: 'Australia/Brisbane',
  subscriptionEnabled: false,
  leadAlertEmails: [],
  reportEmails: [],
  leadChannels: [],
  settings: { phoneOverride: null, phoneByCarType: null, noPriceText: null, priceLead: null },
  confirmedRules: [],
  dealerships: [
    {
      id: 'sample-dealer',
      name: 'Sample Dealer',
      slug: 'sample-dealer',
      phone: '07 7010 0110',
      phoneByCarType: null,
      leadEmails: [DEALER],
    },
  ],
  locations: [],
};

export const readerOf = (site: MailSite | null): MailSiteReader => ({
  site: async () => site,
  logo: async () => null,
});
