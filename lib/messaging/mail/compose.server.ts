import type { Language } from '../../platform/language/languages.ts';
import type { MailBrand } from './brand.ts';
import { type Confirmation, mailboxOf } from './confirmations.server.ts';
import { type MailParts, mailHtml, mailText } from './layout.ts';
import type { MailSite, MailSiteReader } from './mail-site.server.ts';
import { brandOf, LOGO } from './site-details.ts';
import type { Mail, MailFile } from './transport.server.ts';

/** A mail between dealer and shopper, before it is branded. */
export interface MailDraft {
  to: 'dealer' | 'shopper';
  dealer: readonly string[];
  shopper: string;
  files?: readonly MailFile[];
  /** Of its texts; English by default. */
  language?: Language;
  /** For mails that a stranger can't trigger, such as after a payment or by staff. */
  isUnlimited?: boolean;
  write(brand: MailBrand): { subject: string; parts: MailParts };
}

export interface ComposedMail extends Omit<Mail, 'name' | 'messageId'> {
  /** The counter to check for mails limited per address. */
  confirmation?: Confirmation;
}

/** Composes a mail in its site's branding; `nobody` without a recipient. */
export async function composeMail(
  reader: MailSiteReader,
  site: MailSite,
  { to, dealer, shopper, files, language, isUnlimited = false, write }: MailDraft,
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
    html: mailHtml(brand, parts, language),
    text: mailText(brand, parts),
    ...(files && { files }),
    ...(to === 'shopper' &&
      !isUnlimited && { confirmation: { site: site.url, addressee: mailboxOf(shopper) } }),
    ...(logo && { pictures: [{ name: LOGO, type: 'image/png' as const, content: logo.content }] }),
  };
}
