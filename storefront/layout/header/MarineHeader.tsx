import { useTranslations } from 'next-intl';
import { actionOf } from '@/content/links.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { useTextLanguage } from '@/ui/use-text-language.ts';
import { Logo } from '../Logo.tsx';
import type { HeaderProps } from '../layout-props.ts';
import { mainPhone } from './contact.ts';
import { HeaderTools } from './HeaderTools.tsx';
import { Menus } from './Menus.tsx';

/** Logo and contacts on white; the menus on an accent-coloured band, which stays visible on scroll. */
export function MarineHeader(props: HeaderProps) {
  const t = useTranslations('header');
  const { site, header, locations } = props;
  const phone = mainPhone(site, locations);
  const action = actionOf(header?.callToAction);
  const { lang } = useTextLanguage(header);
  return (
    <header className="marine-header site-header z-(--z-header) no-print">
      <div className="marine-top">
        <div className="container flex items-center gap-3">
          <Logo site={site} height={44} />
          <div className="ms-auto flex shrink-0 items-center gap-1 lg:gap-3">
            {phone && <Phone phone={phone} icon={18} className="marine-phone hover:underline" />}
            <HeaderTools {...props}>
              {action && (
                <LinkButton {...action.to} lang={lang} className="hidden lg:inline-flex">
                  {action.label}
                </LinkButton>
              )}
            </HeaderTools>
          </div>
        </div>
      </div>
      <div className="marine-band">
        <div className="container">
          <Menus site={site} header={header} className="marine-menus" />
          <Link href={`/${site.settings.locationPathBase}`} className="marine-place hover:underline">
            <Icon name="map-pin" size={16} />
            {t('findUs')}
          </Link>
        </div>
      </div>
    </header>
  );
}
