import { useTranslations } from 'next-intl';
import type { Dealership } from '@/content/directory.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { Section } from '@/ui/Section.tsx';

/** Links to the dealers' own websites with logo, title and make (SITE-48 to SITE-53, OPEN-127). */
export function DealerSites({ dealerships }: { dealerships: readonly Dealership[] }) {
  const t = useTranslations('dealerships');
  const sites = dealerships.flatMap(({ id, name, site }) =>
    site?.url ? [{ id, ...site, url: site.url, title: site.title || site.name || name }] : [],
  );
  if (sites.length === 0) return null;
  return (
    <Section title={t('websites')} tone="sunken">
      <ul className="grid gap-gap sm:even-2 lg:even-3">
        {sites.map(({ id, url, title, make, logo }) => {
          const picture = pictureSource(logo);
          return (
            <li key={id}>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className="card card-linked h-full flex-row items-center gap-4 p-card"
              >
                {picture && (
                  <Picture
                    {...picture}
                    alt=""
                    ratio={2}
                    fit="contain"
                    sizes="88px"
                    maxWidth={Math.min(320, picture.maxWidth)}
                    className="h-11 w-24"
                  />
                )}
                <span className="grow">
                  <span className="block text-lg font-semibold">{title}</span>
                  {make && <span className="text-ink-muted">{make}</span>}
                </span>
                <Icon name="external-link" className="text-ink-muted" />
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
