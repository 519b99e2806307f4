import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { actionOf } from '@/content/links.ts';
import { SavedLink } from '@/features/saving/SavedLink.tsx';
import { useTextLanguage } from '@/ui/use-text-language.ts';
import type { HeaderProps } from '../layout-props.ts';
import { AccountLink } from './AccountLink.tsx';
import { mainPhone } from './contact.ts';
import { entriesOf } from './entries.ts';
import { HeaderSearch } from './HeaderSearch.client.tsx';
import { PhoneMenu } from './PhoneMenu.client.tsx';
import { SearchField } from './SearchField.client.tsx';

/**
 * The end of every header: search, saved vehicles, account, call to action, and phone menu.
 * @param props.account false if the header links to the account elsewhere
 * @param props.children the call to action, as the template shows it
 */
export function HeaderTools({
  account = true,
  children,
  ...props
}: HeaderProps & { account?: boolean; children: ReactNode }) {
  const { site } = props;
  return (
    <>
      <HeaderSearch>
        <SearchField siteSlug={site.slug} id="header-search" size="lg" className="mx-auto max-w-190" />
      </HeaderSearch>
      <SavedLink site={site} />
      {account && (
        <AccountLink site={site} iconAlone className="btn btn-ghost btn-icon hidden lg:inline-flex" />
      )}
      {children}
      <HeaderPhoneMenu {...props} />
    </>
  );
}

/** The menu of narrow screens, with the site's call to action and phone number. */
export function HeaderPhoneMenu({ site, header, locations }: HeaderProps) {
  const t = useTranslations('pageTitles');
  const action = actionOf(header?.callToAction);
  const language = useTextLanguage(header);
  return (
    <PhoneMenu
      entries={entriesOf(header, site, t, language)}
      action={
        action && { label: action.label, href: action.to.href, ...(language.lang && { lang: language.lang }) }
      }
      phone={mainPhone(site, locations)}
    />
  );
}
