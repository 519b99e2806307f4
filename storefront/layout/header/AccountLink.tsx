import { type GarageSite, garageOf } from '@forecourt/lib/site/garage';
import { Icon } from '@/ui/Icon.client.tsx';

/**
 * The way to a shopper's own pages, the same for everybody: who is not signed in is asked to on the way. An ordinary
 * link, since what stands behind it is never fetched ahead.
 * @param props.className also says whether the words show or the icon alone
 */
export function AccountLink({
  site,
  className,
  iconAlone = false,
}: {
  site: GarageSite;
  className: string;
  iconAlone?: boolean;
}) {
  const garage = garageOf(site);
  if (!garage) return null;
  return (
    <a href={garage.path} className={className} {...(iconAlone && { 'aria-label': garage.name })}>
      <Icon name="user" size={iconAlone ? 22 : 16} />
      {!iconAlone && garage.name}
    </a>
  );
}
