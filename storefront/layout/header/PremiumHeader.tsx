import { useTranslations } from 'next-intl';
import { actionOf } from '@/content/links.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { useTextLanguage } from '@/ui/use-text-language.ts';
import { Logo } from '../Logo.tsx';
import type { HeaderProps } from '../layout-props.ts';
import { mainPhone } from './contact.ts';
import { HeaderTools } from './HeaderTools.tsx';
import { Menus } from './Menus.tsx';

/** Centred logo with contacts on the left; the menus below stay visible on scroll. */
export function PremiumHeader(props: HeaderProps) {
  const t = useTranslations('header');
  const { site, header, locations } = props;
  const phone = mainPhone(site, locations);
  const action = actionOf(header?.callToAction);
  const { lang } = useTextLanguage(header);
  return (
    <header className="premium-header site-header z-(--z-header) border-b border-line bg-canvas no-print">
      <div className="container premium-mark">
        <div className="premium-contact">
          {phone && <Phone phone={phone} className="py-2 hover:underline" />}
          <Link href={`/${site.settings.locationPathBase}`} className="py-2 hover:underline">
            <Icon name="map-pin" size={16} />
            {t('findUs')}
          </Link>
        </div>
        <Logo site={site} height={44} />
        <div className="premium-tools">
          <HeaderTools {...props}>
            {action && (
              <Link {...action.to} lang={lang} className="premium-action hover:underline">
                {action.label}
              </Link>
            )}
          </HeaderTools>
        </div>
      </div>
      <Menus site={site} header={header} className="premium-menus" />
    </header>
  );
}
