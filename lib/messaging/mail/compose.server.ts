import type { MailBrand } from './brand.ts';
import { type Confirmation, mailboxOf } from './confirmations.server.ts';
import { type MailParts, mailHtml, mailText } from './layout.ts';
import { brandOf, LOGO } from './look.ts';
import type { MailSite, MailSiteReader } from './mail-site.server.ts';
import type { Mail, MailFile } from './transport.server.ts';

/** A mail between a dealer and a shopper, before it has the look of a site. */
export interface Letter {
  to: 'dealer' | 'shopper';
  dealer: readonly string[];
  shopper: string;
  files?: readonly MailFile[];
  /**
   * Set for a mail to a shopper that no stranger can trigger: somebody paid, staff acted, or the owner of the address has
   * confirmed it. All others are limited for each address.
   */
  isUnlimited?: boolean;
  write(brand: MailBrand): { subject: string; parts: MailParts };
}

/** A mail as its composer makes it. */
export interface ComposedMail extends Omit<Mail, 'name' | 'messageId'> {
  /** Whom it counts for, where mails to the address are limited. */
  confirmation?: Confirmation;
}

/**
 * Makes a mail in the look of its site; an answer to it goes to the other side.
 * @returns `nobody` when there is no address to send it to
 */
export async function composeMail(
  reader: MailSiteReader,
  site: MailSite,
  { to, dealer, shopper, files, isUnlimited = false, write }: Letter,
): Promise<ComposedMail | 'nobody'> {
  const addresses = to === 'dealer' ? dealer : [shopper];
  if (addresses.length === 0) return 'nobody';
  const logo = await reader.logo(site.logo);
  const brand = brandOf(site, logo);
  const { subject, parts } = write(brand);
  return {
    fromName: brand.name,
    to: addresses,
    replyTo: to === 'dealer' ? [shopper].filter(Boolean) : dealer.slice(0, 1),
    subject,
    html: mailHtml(brand, parts),
    text: mailText(brand, parts),
    ...(files && { files }),
    ...(to === 'shopper' &&
      !isUnlimited && { confirmation: { site: site.url, addressee: mailboxOf(shopper) } }),
    ...(logo && { pictures: [{ name: LOGO, type: 'image/png' as const, content: logo.content }] }),
  };
}
