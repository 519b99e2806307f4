import type { MailSite } from '../../messaging/mail/mail-site.server.ts';
import { chosenRecipients, leadRecipients } from '../../messaging/mail/recipients.ts';
import { siteTimeZone } from '../../messaging/mail/site-details.ts';
import { translatorOf } from '../../platform/language/translator.ts';
import { confirmedTimes } from '../../sites/confirmed-times.ts';
import { openNow } from '../../sites/open-now.ts';
import { placeTimeZone } from '../../sites/place-time-zone.ts';
import type { LeadToDeliver } from '../lead-to-deliver.server.ts';
import { channelsOf, type LeadChannel, type QueuedKind } from './channel.ts';
import { departmentOf, type RoutedLead, routeLead } from './routing.ts';

export type QueuedChannel = Extract<LeadChannel, { kind: QueuedKind }>;

export interface LeadRoute {
  emails: string[];
  channels: QueuedChannel[];
}

export type LeadToRoute = Pick<
  LeadToDeliver,
  'kind' | 'payload' | 'dealershipId' | 'locationId' | 'recipientIds' | 'createdAt' | 'vehicle'
>;

/**
 * Returns the recipients and channels of a lead.
 * If the form's editor chose recipients, only they get it: a job application doesn't belong in a sales
 * system.
 */
export function routeOf(site: MailSite, lead: LeadToRoute): LeadRoute {
  const recipients = chosenRecipients(site, lead.recipientIds);
  if (recipients.length > 0) return { emails: recipients, channels: [] };
  const usual = leadRecipients(site, lead);
  const usedChannels = routeLead(channelsOf(site.leadChannels), routedLead(site, lead), usual.length > 0);
  const mails = usedChannels.flatMap((channel) => (channel.kind === 'mail' ? channel.emails : []));
  return {
    emails: mails.length > 0 ? [...new Set(mails.map((email) => email.trim()))] : usual,
    channels: usedChannels.filter((channel): channel is QueuedChannel => channel.kind !== 'mail'),
  };
}

function routedLead(site: MailSite, lead: LeadToRoute): RoutedLead {
  const { kind, payload, vehicle } = lead;
  const place = site.locations.find(({ id }) => id === lead.locationId);
  const clockPlace = place ?? site.locations.find(({ primary }) => primary) ?? site.locations[0];
  // A lead on an unconfirmed public holiday goes where leads go after hours, not to a desk that may be empty.
  const times =
    clockPlace &&
    confirmedTimes(
      { week: clockPlace.openingHours, special: clockPlace.specialHours, address: clockPlace.address },
      placeTimeZone(clockPlace.address, siteTimeZone(site)),
      lead.createdAt,
    );
  return {
    locationId: lead.locationId,
    department: departmentOf(kind, payload.subcategory, place?.department ?? null),
    // Without one of our vehicles, a make in the payload is the shopper's own car.
    make: vehicle?.make ?? null,
    carType: vehicle?.car_type ?? null,
    isOpen: times ? openNow(times, lead.createdAt, translatorOf('en', 'hoursClient')).isOpen : null,
  };
}
