import type { MailSite } from '../../messaging/mail/mail-site.server.ts';
import { siteTimeZone } from '../../messaging/mail/site-details.ts';
import type { ClockSite } from './clock-site.ts';

/** Returns what the clock of leads needs of a site's mail settings. */
export const mailClockSite = (site: MailSite): ClockSite => ({
  timeZone: siteTimeZone(site),
  places: site.locations.map((location) => ({ ...location, primary: location.primary ?? false })),
});
