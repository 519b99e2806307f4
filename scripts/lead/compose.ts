import { dealerMail, shopperMail } from '@forecourt/lib/lead/mails';
import { leadToDeliver } from '@forecourt/lib/lead/read.server';
import { leadRecipients } from '@forecourt/lib/lead/recipients';
import { mailHtml, mailText } from '@forecourt/lib/mail/layout';
import type { ComposeMail } from '@forecourt/lib/mail/outbox.server';
import type { DeskReader } from '../mail/desk.ts';
import { brandOf, dealerOf, LOGO, mailCar, momentAt } from '../mail/look.ts';

/** Makes the mails of leads in the look of their site, from what editors have published. */
export function leadComposer(reader: DeskReader): ComposeMail {
  return async (db, id, kind) => {
    const lead = await leadToDeliver(db, id);
    const desk = await reader.desk(lead.siteSlug);
    if (!desk) return 'nobody';
    const recipients = leadRecipients(desk, lead);
    const to = kind === 'dealer' ? recipients : [lead.payload.email];
    if (to.length === 0) return 'nobody';
    const logo = await reader.logo(desk.logo);
    const brand = brandOf(desk, logo);
    const car = lead.car && mailCar(desk, lead.car);
    const { subject, parts } =
      kind === 'dealer'
        ? dealerMail({ ...lead, received: momentAt(lead.createdAt, desk) }, car)
        : shopperMail(lead, car, dealerOf(desk, lead), brand);
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
