import { accountOf, hasSignIn, type SignInSite } from '@forecourt/lib/sites/garage';
import { useTranslations } from 'next-intl';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';

/**
 * The link to the account, the same for everyone; nothing on sites without sign-in. An ordinary link,
 * because account pages must not be prefetched.
 * @param props.className also determines whether the label is visible
 */
export function AccountLink({
  site,
  className,
  iconAlone = false,
}: {
  site: SignInSite;
  className: string;
  iconAlone?: boolean;
}) {
  const t = useTranslations('pageTitles');
  if (!hasSignIn(site)) return null;
  const { path, name } = accountOf(site, t);
  return (
    <HardLink href={path} className={className} {...(iconAlone && { 'aria-label': name })}>
      <Icon name="user" size={iconAlone ? 22 : 16} />
      {!iconAlone && name}
    </HardLink>
  );
}
