import type { Translator } from '@forecourt/lib/platform/language/translator';
import { useTranslations } from 'next-intl';
import { Icon } from './Icon.client.tsx';
import { Link } from './Link.tsx';

export interface Crumb {
  name: string;
  href: string;
}

/** Name of the home page, as pages give it. */
const HOME = 'Home';

/** Returns a breadcrumb's name in the language of the page. */
export const crumbName = ({ name, href }: Crumb, t: Translator<'ui'>): string =>
  href === '/' && name === HOME ? t('home') : name;

/** Breadcrumbs from Home to this page (NAV-12); the last one is not a link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations('ui');
  return (
    <nav aria-label={t('breadcrumb')} className="no-print">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-muted">
        {crumbs.map((crumb, index) =>
          index < crumbs.length - 1 ? (
            <li key={crumb.href} className="flex items-center gap-1.5">
              <Link href={crumb.href} className="py-1 hover:text-ink hover:underline underline-offset-4">
                {crumbName(crumb, t)}
              </Link>
              <Icon name="chevron-right" size={14} className="text-ink-subtle" />
            </li>
          ) : (
            <li key={crumb.href} aria-current="page" className="py-1 text-ink">
              {crumb.name}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
