import { dealerMail, shopperMail } from '../lead/mails.ts';
import { leadToDeliver } from '../lead/read.server.ts';
import { leadRecipients } from '../lead/recipients.ts';
import { composeMail } from './compose.server.ts';
import { dealerOf, mailVehicle, momentAt } from './look.ts';
import type { MailSiteReader } from './mail-site.server.ts';
import type { ComposeMail } from './outbox.server.ts';

/** Makes the mails of leads in the look of their site, from what editors have published. */
export function leadComposer(reader: MailSiteReader): ComposeMail {
  return async (db, id, kind) => {
    const lead = await leadToDeliver(db, id);
    const site = await reader.site(lead.siteSlug);
    if (!site) return 'nobody';
    const vehicle = lead.vehicle && mailVehicle(site, lead.vehicle);
    return composeMail(reader, site, {
      to: kind === 'dealer' ? 'dealer' : 'shopper',
      dealer: leadRecipients(site, lead),
      shopper: lead.payload.email,
      write: (brand) =>
        kind === 'dealer'
          ? dealerMail({ ...lead, received: momentAt(lead.createdAt, site) }, vehicle)
          : shopperMail(lead, vehicle, dealerOf(site, lead), brand),
    });
  };
}
