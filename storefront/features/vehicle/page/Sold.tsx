import { SIMILAR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { goneMessage } from '@forecourt/lib/vehicle/gone-message';
import { useTranslations } from 'next-intl';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { saveable } from '@/features/saving/favourites.ts';
import { Heart } from '@/features/saving/Heart.client.tsx';
import { itemIcon } from '@/features/vehicle-card/item-icon.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { AlertOffer } from './AlertOffer.tsx';
import { VehicleTitle } from './Summary.tsx';
import type { VehicleView } from './view.server.ts';

/**
 * Page of a vehicle that is no longer for sale: message, enquiry for a similar one, and the save button for
 * those who saved it (STATUS-08 to STATUS-14).
 */
export function Sold({ view }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const { vehicle, site, rules } = view;
  const listingCrumb = view.crumbs.findLast(({ name }) => name === vehicle.model || name === vehicle.make);
  const image = vehicle.images[0]?.image.url;
  return (
    <section aria-label={view.title} className="grid items-center gap-x-12 gap-y-8 md:grid-cols-2">
      <div className="relative flex aspect-4/3 items-center justify-center overflow-clip rounded-card bg-sunken text-line-strong">
        {!image && <Icon name={itemIcon(vehicle)} size={72} />}
        {image && (
          <Picture
            src={image}
            alt=""
            ratio={4 / 3}
            sizes="(width >= 768px) 50vw, 100vw"
            maxWidth={1080}
            priority
            className="absolute inset-0 h-full w-full opacity-60 [filter:grayscale(1)]"
          />
        )}
      </div>
      <div className="grid gap-6">
        <VehicleTitle view={view} />
        <p className="text-lg">{goneMessage(vehicle, site.settings.soldText, view.now, t)}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a
            href={`#${SIMILAR_ANCHOR}`}
            className="btn btn-primary btn-lg"
            {...formAttributes('similar', vehicle.slug)}
          >
            {t('gone.findSimilar')}
          </a>
          <Link href={listingCrumb?.href ?? '/search'} className="more">
            {listingCrumb ? t('gone.seeEvery', { name: listingCrumb.name }) : t('gone.seeAll')}
          </Link>
          <AlertOffer view={view} className="more no-print" />
          <Heart vehicle={saveable(vehicle)} siteSlug={site.slug} saveMode={rules.saveMode} label />
        </div>
      </div>
    </section>
  );
}
