import { useTranslations } from 'next-intl';
import { actionOf } from '@/content/links.ts';
import { mergeLocations } from '@/features/location/merge-locations.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { useTextLanguage } from '@/ui/use-text-language.ts';
import { Logo } from '../Logo.tsx';
import type { HeaderProps } from '../layout-props.ts';
import { AccountLink } from './AccountLink.tsx';
import { mainPhone } from './contact.ts';
import { HeaderTools } from './HeaderTools.tsx';
import { Menus } from './Menus.tsx';

/** Two rows: logo and contacts, then the menus, which stay visible on scroll. */
export function GroupHeader(props: HeaderProps) {
  const t = useTranslations('header');
  const { site, header, locations } = props;
  const phone = mainPhone(site, locations);
  const places = mergeLocations(locations, site.settings.mergeLocationsBy.footer).length;
  const action = actionOf(header?.callToAction);
  const { lang } = useTextLanguage(header);
  return (
    <>
      <aside aria-label={t('contact')} className="dark hidden text-sm lg:block no-print">
        <div className="container flex min-h-10 items-center justify-between text-ink-muted">
          <Link
            href={`/${site.settings.locationPathBase}`}
            className="flex items-center gap-1.5 py-2 hover:text-ink"
          >
            <Icon name="map-pin" size={16} />
            {places > 1 ? t('locations', { count: places }) : t('findUs')}
          </Link>
          <div className="flex items-center gap-6">
            <AccountLink site={site} className="flex items-center gap-1.5 py-2 hover:text-ink" />
            {phone && (
              <Phone phone={phone} icon={16} className="flex items-center gap-1.5 py-2 hover:text-ink" />
            )}
          </div>
        </div>
      </aside>
      <header className="site-header sticky top-0 z-(--z-header) border-b border-line bg-canvas no-print">
        <div className="container flex min-h-16 items-center gap-3 sm:gap-6 lg:min-h-20">
          <Logo site={site} height={40} />
          <Menus site={site} header={header} className="me-auto" />
          <div className="ms-auto flex shrink-0 items-center gap-1 lg:ms-0 lg:gap-3">
            <HeaderTools {...props} account={false}>
              {action && (
                <LinkButton {...action.to} lang={lang} className="hidden lg:inline-flex">
                  {action.label}
                </LinkButton>
              )}
            </HeaderTools>
          </div>
        </div>
      </header>
    </>
  );
}
