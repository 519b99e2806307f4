import { accountOf, hasSignIn, type SignInSite } from '@forecourt/lib/sites/garage';
import { Icon } from '@/ui/Icon.client.tsx';

/**
 * The way to a shopper's own pages, the same for everybody: who is not signed in is asked to on the way. Nothing on a site that asks
 * nobody to sign in. An ordinary link, since what stands behind it is never fetched ahead.
 * @param props.className also says whether the words show or the icon alone
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
  if (!hasSignIn(site)) return null;
  const { path, name } = accountOf(site);
  return (
    <a href={path} className={className} {...(iconAlone && { 'aria-label': name })}>
      <Icon name="user" size={iconAlone ? 22 : 16} />
      {!iconAlone && name}
    </a>
  );
}
