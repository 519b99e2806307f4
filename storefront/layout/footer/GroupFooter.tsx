import { useTranslations } from 'next-intl';
import { brandHref } from '@/features/directory/address.ts';
import { locationHref } from '@/features/location/address.ts';
import { mergeLocations } from '@/features/location/merge-locations.ts';
import { LinkList } from '@/ui/LinkList.client.tsx';
import { Logo } from '../Logo.tsx';
import type { FooterProps } from '../layout-props.ts';
import { FooterGroup, FooterGroups, Legal, MainPlace, Social } from './footer-parts.tsx';

/** Four columns, then brands, then licences. */
export function GroupFooter({ site, footer, locations }: FooterProps) {
  const t = useTranslations('footer');
  const places = mergeLocations(locations, site.settings.mergeLocationsBy.footer).map(([place]) => ({
    label: place.address?.city ?? place.name,
    href: locationHref(site, place),
  }));
  const brands = [
    ...new Map(
      locations.flatMap(({ manufacturers }) => manufacturers.map((brand) => [brand.id, brand] as const)),
    ).values(),
  ];
  return (
    <footer className="dark mt-auto pt-section pb-8 no-print">
      <div className="container">
        <div className="flex flex-wrap items-start justify-between gap-6 border-b border-line pb-8">
          <Logo site={site} height={40} mono />
          <MainPlace site={site} locations={locations} className="text-sm not-italic text-ink-muted" />
          <Social footer={footer} />
        </div>
        <div className="grid grid-cols-2 gap-x-gap gap-y-8 py-10 lg:grid-cols-4">
          <FooterGroups footer={footer} />
          <FooterGroup title={t('locations')} links={places} />
        </div>
        {brands.length > 1 && (
          <LinkList
            aria-label={t('ourBrands')}
            links={brands.map(({ name, slug }) => ({ label: name, href: brandHref(site, slug) }))}
            className="quiet-links flex flex-wrap gap-x-6 gap-y-1 border-t border-line py-5 text-sm"
          />
        )}
        <Legal footer={footer} site={site} locations={locations} className="border-t border-line pt-6" />
      </div>
    </footer>
  );
}
