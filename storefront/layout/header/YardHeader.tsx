import { actionOf } from '@/content/links.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import type { HeaderProps } from '../context.ts';
import { Logo } from '../Logo.tsx';
import { mainPhone } from './contact.ts';
import { entriesOf } from './entries.ts';
import { Menus } from './Menus.tsx';
import { PhoneMenu } from './PhoneMenu.client.tsx';
import { SearchField } from './SearchField.tsx';

/** Compact, with the search always at hand: beside the mark, on a phone below it. */
export function YardHeader({ site, header, locations }: HeaderProps) {
  const phone = mainPhone(site, locations);
  const action = actionOf(header?.callToAction);
  return (
    <header className="site-header sticky top-0 z-(--z-header) border-b border-line bg-canvas no-print">
      <div className="container flex flex-wrap items-center gap-x-5 gap-y-2 py-2.5">
        <Logo site={site} height={36} />
        <SearchField
          site={site}
          id="header-search"
          quiet
          className="header-field order-last w-full lg:order-none lg:max-w-105 lg:flex-1"
        />
        <div className="ml-auto flex items-center gap-2">
          <Menus site={site} header={header} className="-mr-1 text-sm" />
          {phone && (
            <Phone phone={phone} icon={16} className="btn btn-secondary btn-sm hidden xl:inline-flex" />
          )}
          <PhoneMenu
            entries={entriesOf(header, site)}
            action={action && { label: action.label, href: action.to.href }}
            phone={phone}
          />
        </div>
      </div>
    </header>
  );
}
