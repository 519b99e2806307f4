import { Phone } from '@/features/phone/Phone.client.tsx';
import { SavedLink } from '@/features/saving/SavedLink.tsx';
import { Logo } from '../Logo.tsx';
import type { HeaderProps } from '../layout-props.ts';
import { AccountLink } from './AccountLink.tsx';
import { mainPhone } from './contact.ts';
import { HeaderPhoneMenu } from './HeaderTools.tsx';
import { Menus } from './Menus.tsx';
import { SearchField } from './SearchField.client.tsx';

/** Compact, with the search next to the logo, or below it on a phone. */
export function YardHeader(props: HeaderProps) {
  const { site, header, locations } = props;
  const phone = mainPhone(site, locations);
  return (
    <header className="site-header sticky top-0 z-(--z-header) border-b border-line bg-canvas no-print">
      <div className="container flex flex-wrap items-center gap-x-5 gap-y-2 py-2.5">
        <Logo site={site} height={36} />
        <SearchField
          siteSlug={site.slug}
          id="header-search"
          quiet
          className="header-field order-last w-full lg:order-none lg:grow lg:basis-40"
        />
        <div className="ms-auto flex shrink-0 items-center gap-2">
          <Menus site={site} header={header} className="-me-1 text-sm" />
          <SavedLink site={site} />
          <AccountLink site={site} iconAlone className="btn btn-ghost btn-icon hidden lg:inline-flex" />
          {phone && (
            <Phone phone={phone} icon={16} className="btn btn-secondary btn-sm hidden xl:inline-flex" />
          )}
          <HeaderPhoneMenu {...props} />
        </div>
      </div>
    </header>
  );
}
