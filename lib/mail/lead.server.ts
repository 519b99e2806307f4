import { dealerMail, shopperMail } from '../lead/mails.ts';
import { leadToDeliver } from '../lead/read.server.ts';
import { leadRecipients } from '../lead/recipients.ts';
import { mailHtml, mailText } from './layout.ts';
import { brandOf, dealerOf, LOGO, mailCar, momentAt } from './look.ts';
import type { MailSiteReader } from './mail-site.server.ts';
import type { ComposeMail } from './outbox.server.ts';

/** Makes the mails of leads in the look of their site, from what editors have published. */
export function leadComposer(reader: MailSiteReader): ComposeMail {
  return async (db, id, kind) => {
    const lead = await leadToDeliver(db, id);
    const site = await reader.site(lead.siteSlug);
    if (!site) return 'nobody';
    const recipients = leadRecipients(site, lead);
    const to = kind === 'dealer' ? recipients : [lead.payload.email];
    if (to.length === 0) return 'nobody';
    const logo = await reader.logo(site.logo);
    const brand = brandOf(site, logo);
    const car = lead.car && mailCar(site, lead.car);
    const { subject, parts } =
      kind === 'dealer'
        ? dealerMail({ ...lead, received: momentAt(lead.createdAt, site) }, car)
        : shopperMail(lead, car, dealerOf(site, lead), brand);
    return {
      fromName: brand.name,
      to,
      replyTo: kind === 'dealer' ? [lead.payload.email] : recipients.slice(0, 1),
      subject,
      html: mailHtml(brand, parts),
      text: mailText(brand, parts),
      ...(logo && { pictures: [{ name: LOGO, type: 'image/png' as const, content: logo.content }] }),
    };
  };
}
