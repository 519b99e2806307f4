import { deliverNextLead } from '@forecourt/lib/leads/channel/outbox.server';
import { leadComposer } from '@forecourt/lib/leads/mail/lead.server';
import type { Owner } from '@forecourt/lib/leads/trade-in/lead.server';
import { recordDecision, savePhotos, valueVehicle } from '@forecourt/lib/leads/trade-in/steps.server';
import type { MailSite } from '@forecourt/lib/messaging/mail/mail-site.server';
import { smtpSender } from '@forecourt/lib/messaging/mail/transport.server';
import { deliverNext } from '@forecourt/lib/operations/worker/mail-delivery.server';
import type pg from 'pg';
import { SECRET } from '../../reservations/testing/shopper.ts';
import { bookDrive, wanted } from '../../test-drive/testing.ts';
import { CONDITION } from '../../trade-in/valued.ts';
import { MAIL_SITE, readerOf, store, submission } from '../testing.ts';

export interface OwnValuation {
  siteSlug: string;
  valuationId: string;
  leadId: string;
  owner: Owner;
}

/** The task of one process: a storefront that accepts a form, or a worker that delivers leads. */
export type Part =
  | { part: 'store'; token: string }
  | { part: 'drive'; token: string; startsAt: string }
  | { part: 'value'; whose: OwnValuation; high: number }
  | { part: 'accept'; whose: OwnValuation }
  | { part: 'photos'; whose: OwnValuation; photos: number[] }
  | { part: 'deliver'; smtpUrl: string; hookUrl: string };

const photoOf = (number: number): Buffer => Buffer.from([0xff, 0xd8, 0xff, number]);

/** Runs the step. Dates and prices are in their JSON form. */
export async function act(pool: pg.Pool, part: Part): Promise<unknown> {
  switch (part.part) {
    case 'store':
      return store(pool, submission({ token: part.token }));
    case 'drive':
      return bookDrive(pool, wanted(new Date(part.startsAt)), part.token);
    case 'value':
      return valueVehicle(pool, part.whose, { ...CONDITION, range: { low: 15_000, high: part.high } });
    case 'accept':
      return recordDecision(pool, part.whose, 'accept');
    case 'photos':
      return savePhotos(pool, part.whose, part.photos.map(photoOf));
    case 'deliver':
      return deliver(pool, part);
  }
}

async function deliver(pool: pg.Pool, { smtpUrl, hookUrl }: Extract<Part, { part: 'deliver' }>) {
  const site: MailSite = {
    ...MAIL_SITE,
    leadChannels: [
      {
        id: 'crm',
        name: 'The CRM',
        kind: 'webhook',
        isOn: true,
        emails: null,
        url: hookUrl,
        secretNumber: 1,
        locationIds: null,
        departments: null,
        makes: null,
        carTypes: null,
        hours: null,
        adf: null,
      },
    ],
  };
  const from = 'hello@forecourt.example';
  const sender = smtpSender({ url: smtpUrl, from });
  const needless = async () => 'needless' as const;
  const refuse = ({ error }: { error: unknown }) => {
    throw error;
  };
  const mails = {
    sender,
    mailDomain: 'forecourt.example',
    compose: {
      lead: leadComposer(readerOf(site), SECRET),
      reservation: needless,
      online_payment: needless,
      waiting_list: needless,
      alert: needless,
      prize: needless,
      lead_notice: async () => 'needless' as const,
      site_report: needless,
    },
  };
  const channels = {
    site: async () => site,
    sender,
    from,
    secret: 'a master secret of thirty-two characters',
    reach: { isAllowedUrl: () => true, isAllowedAddress: () => true, patienceMs: 5_000 },
  };
  while (await deliverNext(pool, mails, refuse));
  while (await deliverNextLead(pool, channels, refuse));
  sender.close();
}
