import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { targetOf } from '@/content/links.ts';
import type { Header, Menu } from '@/content/navigation.server.ts';
import { editableField } from '@/preview/Editable.tsx';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { LinkList } from '@/ui/LinkList.client.tsx';
import { MenuDisclosure } from '@/ui/MenuDisclosure.client.tsx';
import { useTextLanguage } from '@/ui/use-text-language.ts';
import { linesOf, showsMenu } from './entries.ts';
import { ModelTiles } from './ModelTiles.tsx';

/** The header's menus on a wide screen (NAV-01 to NAV-07, NAV-11). */
export function Menus({
  site,
  header,
  className,
}: {
  site: Site;
  header: Header | null;
  className?: string;
}) {
  const t = useTranslations('shell');
  const { lang } = useTextLanguage(header);
  const menus = (header?.menus ?? []).filter((menu) => showsMenu(menu, site));
  if (menus.length === 0) return null;
  return (
    <nav
      aria-label={t('main')}
      className={classes('hidden min-w-0 lg:block', className)}
      {...editableField(header?.id, 'navigation', 'menus')}
    >
      <ul className="flex flex-wrap items-center">
        {menus.map((menu) => (
          <MenuEntry key={menu._key} menu={menu} site={site} lang={lang} />
        ))}
      </ul>
    </nav>
  );
}

/** @param props.lang language of the menu's texts, if it is not the one of the page */
function MenuEntry({ menu, site, lang }: { menu: Menu; site: Site; lang: string | undefined }) {
  const to = targetOf(menu.link);
  const openBy = site.settings.menuOpenBy;
  if (menu.kind === 'dropdown')
    return (
      <MenuDisclosure label={menu.label} lang={lang} openBy={openBy}>
        <MenuLines items={menu.items} lang={lang} />
        <Overview label={menu.label} to={to} className="mt-1 border-t border-line pt-2 ps-3" />
      </MenuDisclosure>
    );
  if (menu.kind === 'mega')
    return (
      <MenuDisclosure label={menu.label} lang={lang} openBy={openBy} wide>
        <div className="container py-8">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(200px,1fr))] gap-gap">
            {menu.columns.map((column) => (
              <div key={column._key}>
                {column.title && (
                  <p lang={lang} className="mb-2 px-3 text-sm font-semibold text-ink-muted">
                    {column.title}
                  </p>
                )}
                <MenuLines items={column.items} lang={lang} />
              </div>
            ))}
          </div>
          <Overview label={menu.label} to={to} className="mt-4 px-3" />
        </div>
      </MenuDisclosure>
    );
  if (menu.kind === 'models')
    return (
      <MenuDisclosure label={menu.label} lang={lang} openBy={openBy} wide>
        <div className="container py-8">
          <ModelTiles menu={menu} site={site} />
          <Overview label={menu.label} to={to} className="mt-6" />
        </div>
      </MenuDisclosure>
    );
  return to ? (
    <li>
      <Link {...to} lang={lang} className="menu-entry">
        {menu.label}
      </Link>
    </li>
  ) : null;
}

const MenuLines = ({ items, lang }: { items: Menu['items']; lang: string | undefined }) => (
  <LinkList links={linesOf(items)} lang={lang} linkClass="menu-item" />
);

function Overview({
  label,
  to,
  className,
}: {
  label: string;
  to: ReturnType<typeof targetOf>;
  className: string;
}) {
  const t = useTranslations('shell');
  return to ? (
    <p className={className}>
      <Link {...to} className="more text-sm">
        {t('overview', { label })}
        <Icon name="arrow-right" size={16} />
      </Link>
    </p>
  ) : null;
}
