import type pg from 'pg';
import { mailVehicle } from '../../inventory/mail-vehicle.ts';
import { composeMail } from '../../messaging/mail/compose.server.ts';
import { mailLanguage, mailTexts, pageIn } from '../../messaging/mail/mail-language.ts';
import type { MailSite, MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { ComposeMail } from '../../messaging/mail/outbox.server.ts';
import { dateTimeText, dealerOf, siteTimeZone } from '../../messaging/mail/site-details.ts';
import { withFigure } from '../../messaging/mail/vehicle-figure.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import { routeOf } from '../channel/route.ts';
import { tradeInOfLead } from '../channel/trade-in.server.ts';
import { mailClockSite } from '../clock/mail-clock-site.ts';
import { promiseText } from '../clock/promise.ts';
import { dealIdOfLead } from '../deal/deals.server.ts';
import { dealPath, dealToken } from '../deal/link.ts';
import { earlierLeads } from '../earlier-leads.server.ts';
import { filesOfLead } from '../files.server.ts';
import { type LeadToDeliver, leadToDeliver } from '../lead-to-deliver.server.ts';
import { dealerMail, shopperMail } from '../mails.ts';
import { assignLead, promiseOf } from '../owner/assign.server.ts';
import { serviceBookingsOfLeads } from '../service-booking/booking.server.ts';
import { isServiceMail } from '../service-booking/mail-kinds.ts';
import { SERVICE_MAIL_MAKERS, serviceOfLead } from '../service-booking/messages.ts';
import { testDriveOfLead } from '../test-drive/booking.server.ts';
import { isDriveMail } from '../test-drive/mail-kinds.ts';
import { DRIVE_MAIL_MAKERS, driveOfLead } from '../test-drive/messages.ts';
import { type ValuationSummary, valuationMail } from '../trade-in/mails.ts';
import { unsubscribePath, unsubscribeToken } from '../unsubscribe-link.ts';
import { figureOfMail } from './figure-of-mail.server.ts';
import { serviceFile, serviceText } from './service-booking.server.ts';
import { driveFile, driveText } from './test-drive.server.ts';

/**
 * Returns a composer for mails about leads.
 * @param secret signs links to cancel a drive
 * @param pool to assign a lead before its confirmation; without it, a confirmation promises nothing before that
 */
export function leadComposer(
  reader: MailSiteReader,
  secret: string,
  pool: pg.Pool | null = null,
): ComposeMail {
  return async (db, id, kind) => {
    const lead = await leadToDeliver(db, id);
    const site = await reader.site(lead.siteSlug);
    if (!site) return 'nobody';
    // A multi-step form may start with only a phone number.
    if (kind === 'shopper' && !lead.payload.email) return 'needless';
    const language = TO_DEALER.includes(kind) ? ENGLISH : mailLanguage(site, lead.language);
    const vehicle = lead.vehicle && mailVehicle(site, lead.vehicle, language);
    const dealId = kind === 'shopper' ? await dealIdOfLead(db, id) : null;
    const figure =
      // A lender's quote is the shopper's own figure.
      lead.vehicle && !TO_DEALER.includes(kind) && !lead.payload.quote
        ? await figureOfMail(db, site, {
            siteSlug: lead.siteSlug,
            address: lead.payload.email,
            vehicleId: lead.vehicle.id,
            deal: dealId ? { id: dealId } : null,
            language,
          })
        : null;
    const drive = await testDriveOfLead(db, id);
    const words = drive && driveText(drive, lead, site, secret, language);
    const { emails, channels } = routeOf(site, lead);
    // The lead goes to other systems only.
    if (kind === 'dealer' && emails.length === 0 && channels.length > 0) return 'needless';
    const people = { dealer: emails, shopper: lead.payload.email };
    if (isDriveMail(kind)) {
      if (!drive || !words) return 'needless';
      const isOff = kind === 'driveOff' || kind === 'driveOffDealer';
      // The drive was cancelled or rebooked before this mail was sent.
      if (isOff !== (drive.status === 'cancelled')) return 'needless';
      if (kind === 'driveReminder' && drive.startsAt < new Date()) return 'needless';
      return composeMail(reader, site, {
        ...people,
        language,
        to: kind === 'driveOffDealer' ? 'dealer' : 'shopper',
        isUnlimited: kind === 'driveMoved' || (isOff && drive.changedBy === 'staff'),
        ...(kind !== 'driveReminder' && { files: [driveFile(drive, words, site)] }),
        write: () => withFigure(DRIVE_MAIL_MAKERS[kind](words), figure),
      });
    }
    const service = lead.kind === 'service' ? (await serviceBookingsOfLeads(db, [id]))[0] : undefined;
    const serviceWords = service && serviceText(service, lead, site, secret, language);
    if (isServiceMail(kind)) {
      if (!service || !serviceWords) return 'needless';
      const isOff = kind === 'serviceOff' || kind === 'serviceOffDealer';
      // The booking was cancelled or made again before this mail was sent.
      if (isOff !== (service.status === 'cancelled')) return 'needless';
      if (kind === 'serviceReminder' && (service.arrivesAt < new Date() || service.arrivedAt))
        return 'needless';
      const isToDealer = kind === 'serviceOffDealer' || kind === 'serviceMovedDealer';
      return composeMail(reader, site, {
        ...people,
        language,
        to: isToDealer ? 'dealer' : 'shopper',
        isUnlimited: kind === 'serviceReady' || (kind !== 'serviceReminder' && service.changedBy === 'staff'),
        ...(kind !== 'serviceReminder' &&
          kind !== 'serviceReady' && { files: [serviceFile(service, serviceWords, site)] }),
        write: () => SERVICE_MAIL_MAKERS[kind](serviceWords),
      });
    }
    const bookedService =
      service?.status === 'booked' && serviceWords
        ? { words: serviceWords, file: serviceFile(service, serviceWords, site) }
        : null;
    const bookedDrive =
      drive?.status === 'booked' && words ? { drive, words, file: driveFile(drive, words, site) } : null;
    const otherLeads = (kind === 'dealer' ? await earlierLeads(db, id) : []).map((other) => ({
      ...other,
      received: dateTimeText(other.createdAt, site, lead),
    }));
    const valuation =
      kind === 'shopper' && lead.kind === 'tradeIn'
        ? await valuationSummary(db, lead, site, { towards: vehicle?.title ?? null, language })
        : null;
    const files = kind === 'dealer' ? await filesOfLead(db, id) : [];
    const promise = kind === 'shopper' ? await promiseInMail({ db, pool }, id, site, language) : null;
    return composeMail(reader, site, {
      ...people,
      language,
      to: kind === 'dealer' ? 'dealer' : 'shopper',
      files: [...files, ...[bookedDrive, bookedService].flatMap((booked) => (booked ? [booked.file] : []))],
      write: (brand) =>
        kind === 'dealer'
          ? dealerMail(
              {
                ...lead,
                received: dateTimeText(lead.createdAt, site, lead),
                joined: otherLeads,
                drive: bookedDrive && { ...bookedDrive.words, textAgreed: bookedDrive.drive.textAgreed },
              },
              vehicle,
            )
          : withFigure(
              withValuation(
                withBooking(
                  withDeal(
                    shopperMail(
                      { ...lead, language },
                      vehicle,
                      dealerOf(site, lead),
                      brand,
                      lead.payload.opt_in
                        ? pageIn(site, unsubscribePath(unsubscribeToken(id, secret)), language)
                        : null,
                      promise,
                    ),
                    dealId && pageIn(site, dealPath(dealId, dealToken(dealId, secret)), language),
                    language,
                  ),
                  bookedDrive
                    ? driveOfLead(bookedDrive.words)
                    : bookedService && serviceOfLead(bookedService.words),
                ),
                valuation,
              ),
              figure,
            ),
    });
  };
}

/** Kinds of mails to staff, who read English. */
const TO_DEALER: readonly string[] = ['dealer', 'driveOffDealer', 'serviceOffDealer', 'serviceMovedDealer'];

/** Leads to a lead's deal instead of the vehicle, if it has one. */
const withDeal = <Mail extends ReturnType<typeof shopperMail>>(
  mail: Mail,
  href: string | null,
  language: Language,
): Mail =>
  href
    ? {
        ...mail,
        parts: { ...mail.parts, button: { label: mailTexts(language, 'leadMail')('viewDeal'), href } },
      }
    : mail;

/** Returns who answers a lead and by when; null if that cannot be promised. */
async function promiseInMail(
  { db, pool }: { db: Queryable; pool: pg.Pool | null },
  leadId: string,
  site: MailSite,
  language: Language,
): Promise<string | null> {
  const now = new Date();
  const clockSite = async () => mailClockSite(site);
  // The mail may be composed before the worker has assigned the lead. In a transaction of its own, because the
  // mail's ends after sending, and the team would be locked until then.
  if (pool) await transaction(pool, (connection) => assignLead(connection, leadId, clockSite, now));
  const promise = await promiseOf(db, leadId, clockSite, now);
  return promise && promiseText(promise, now, language);
}

/** Replaces parts of a lead's confirmation with those of its booking. */
function withBooking(
  mail: ReturnType<typeof shopperMail>,
  booking: ReturnType<typeof driveOfLead> | null,
): typeof mail {
  if (!booking) return mail;
  const { subject, ...parts } = booking;
  return { subject, parts: { ...mail.parts, ...parts } };
}

/** Returns the valuation that belongs to a lead, for its mail; null if it no longer exists. */
async function valuationSummary(
  db: Queryable,
  lead: LeadToDeliver,
  site: MailSite,
  { towards, language }: Pick<ValuationSummary, 'towards'> & { language: Language },
): Promise<ValuationSummary | null> {
  const valuation = await tradeInOfLead(db, lead.id);
  if (!valuation) return null;
  return {
    ...valuation,
    timeZone: siteTimeZone(site),
    dealer: site.name,
    towards,
    language,
    href: pageIn(site, estimateAddress(lead.payload.url), language),
  };
}

const PATH = /^(?:\/[\w-]+)+$/;
const VEHICLE_ID = /^[\w-]{1,100}$/;

/** Returns the URL of the estimate on the lead's page, with only path and car id. */
function estimateAddress(page: string): string {
  const { pathname, searchParams } = URL.canParse(page) ? new URL(page) : new URL(`http://site${SELL_PATH}`);
  const carId = searchParams.get('car_id') ?? '';
  const parameters = new URLSearchParams({
    ...(VEHICLE_ID.test(carId) && { car_id: carId }),
    step: 'estimate',
  });
  return `${PATH.test(pathname) ? pathname : SELL_PATH}?${parameters}`;
}

/** Default valuation page, if the lead names none. */
const SELL_PATH = '/sell-my-car';

/** Replaces parts of a lead's confirmation with those of its valuation. */
function withValuation(
  mail: ReturnType<typeof shopperMail>,
  valuation: ValuationSummary | null,
): typeof mail {
  const words = valuation && valuationMail(valuation);
  if (!words) return mail;
  const { subject, text, ...parts } = words;
  const { vehicle: _vehicle, paragraphs, ...others } = mail.parts;
  return { subject, parts: { ...others, ...parts, paragraphs: [...paragraphs.slice(0, 1), text] } };
}
