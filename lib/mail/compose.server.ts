import type { MailBrand } from './brand.ts';
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
  write(brand: MailBrand): { subject: string; parts: MailParts };
}

/**
 * Makes a mail in the look of its site; an answer to it goes to the other side.
 * @returns `nobody` when there is no address to send it to
 */
export async function composeMail(
  reader: MailSiteReader,
  site: MailSite,
  { to, dealer, shopper, files, write }: Letter,
): Promise<Omit<Mail, 'messageId'> | 'nobody'> {
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
    ...(logo && { pictures: [{ name: LOGO, type: 'image/png' as const, content: logo.content }] }),
  };
}
