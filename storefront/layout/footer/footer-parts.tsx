import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { sharesWithNetworks } from '@forecourt/lib/sites/ad-networks';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { actionOf, type ContentAction } from '@/content/links.ts';
import type { Location } from '@/content/locations.server.ts';
import type { Footer } from '@/content/navigation.server.ts';
import { addressLine } from '@/features/location/address.ts';
import { differingDays } from '@/features/location/hours.server.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { RichText } from '@/layout/RichText.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';
import { classes } from '@/ui/classes.ts';
import { Link } from '@/ui/Link.tsx';
import { type LinkLine, LinkList } from '@/ui/LinkList.client.tsx';
import { PaymentStrip } from '@/ui/payment-strip/PaymentStrip.tsx';
import { textLanguage } from '@/ui/text-language.ts';
import { useLanguage } from '@/ui/use-language.ts';
import { useTextLanguage } from '@/ui/use-text-language.ts';
import { mainLocation, mainPhone } from '../header/contact.ts';
import type { FooterProps } from '../layout-props.ts';
import { hoursLine, licenceText } from './footer-texts.ts';

/** A titled group of links (NAV-08 to NAV-10). */
export function FooterGroup({
  title,
  links,
  lang,
}: {
  title: string;
  links: readonly LinkLine[];
  /** Language of the texts, if it is not the one of the page. */
  lang?: string | undefined;
}) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 lang={lang} className="mb-3 text-sm font-semibold tracking-normal text-ink">
        {title}
      </h2>
      <LinkList links={links} lang={lang} className="quiet-links" />
    </div>
  );
}

export function FooterGroups({ footer }: { footer: Footer | null }) {
  const { lang } = useTextLanguage(footer);
  return footer?.groups.map(({ _key, title, links }) => (
    <FooterGroup key={_key} title={title} links={links.flatMap(lineOf)} lang={lang} />
  ));
}

const lineOf = (link: ContentAction): LinkLine[] => {
  const action = actionOf(link);
  return action ? [{ label: action.label, ...action.to }] : [];
};

/**
 * Address and hours of the main location (OPEN-108), with the days of the next week on which they differ or
 * may differ. Kept small, since it is on every page.
 * @param props.withPhone for templates whose header has no phone number
 */
export async function MainPlace({
  site,
  locations,
  withPhone = false,
  className,
}: Pick<FooterProps, 'site' | 'locations'> & { withPhone?: boolean; className: string }) {
  const main = mainLocation(locations);
  const phone = withPhone && mainPhone(site, locations);
  if (!main) return null;
  return (
    <address className={className}>
      <bdi>{addressLine(main.address)}</bdi>
      <br />
      {hoursLine(main.contact_detail.opening_hours, await pageLanguage(), await getTranslations('footer'))}
      {(await differingDays(site, main, await pageLanguage())).map((day) => (
        <span key={day} className="block">
          {day}
        </span>
      ))}
      {phone && <Phone phone={phone} className="mt-1 block py-1 text-ink hover:underline" />}
    </address>
  );
}

/** The legal line: payment methods, licence text, privacy, terms (OPEN-108). */
export function Legal({
  footer,
  site,
  locations,
  className,
}: {
  footer: Footer | null;
  site: Pick<Site, 'name' | 'features' | 'settings'>;
  locations: readonly Location[];
  className?: string;
}) {
  const t = useTranslations('footer');
  const language = useLanguage();
  const own = useTextLanguage(footer);
  const licences = licenceText(locations, JSON.stringify(footer?.text ?? ''));
  return (
    <div className={classes('text-sm text-ink-muted', className)}>
      {site.features.paymentStripEnabled && <PaymentStrip className="mb-6" />}
      {footer && footer.text.length > 0 && (
        <div {...own} className="max-w-[44em] space-y-2">
          <RichText value={footer.text} />
        </div>
      )}
      {licences && (
        <p {...textLanguage(ENGLISH, language)} className="mt-2 max-w-[44em]">
          {licences}
        </p>
      )}
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        <li className="py-1">{`© ${site.name}`}</li>
        {(footer?.legalLinks ?? []).flatMap(lineOf).map(({ label, ...to }) => (
          <li key={`${label} ${to.href}`}>
            <Link
              {...to}
              lang={own.lang}
              className="inline-block py-1 underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
        {site.features.accessibilityStatement && (
          <li>
            <Link
              href="/accessibility"
              className="inline-block py-1 underline-offset-4 hover:text-ink hover:underline"
            >
              {t('accessibility')}
            </Link>
          </li>
        )}
        {sharesWithNetworks(site.settings) && (
          <li>
            <button
              type="button"
              data-consent="choose"
              className="inline-block py-1 underline-offset-4 hover:text-ink hover:underline"
            >
              {t('privacyChoices')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Links to the dealer's social networks by name, because their logos are trademarks. */
export function Social({ footer, className }: { footer: Footer | null; className?: string }) {
  const links = (footer?.socialLinks ?? []).filter(({ network, url }) => network && url);
  if (links.length === 0) return null;
  return (
    <ul className={classes('flex flex-wrap gap-x-5 gap-y-1 text-sm', className)}>
      {links.map(({ _key, network, url }) => (
        <li key={_key}>
          <a
            href={url ?? '/'}
            target="_blank"
            rel="noopener me"
            className="inline-block py-1.5 font-medium underline-offset-4 hover:underline"
          >
            {network}
          </a>
        </li>
      ))}
    </ul>
  );
}
