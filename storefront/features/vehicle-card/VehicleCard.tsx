import { SIMILAR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { vehicleTag } from '@forecourt/lib/vehicle/tag';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import { useTranslations } from 'next-intl';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { Heart } from '@/features/saving/Heart.client.tsx';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { CardActions } from './CardActions.tsx';
import { CardFacts } from './CardFacts.tsx';
import { CardPhoto } from './CardPhoto.tsx';
import { CardRepayment } from './CardRepayment.client.tsx';
import { MarketIndicator, PriceLine, PriceNotes } from './PriceLine.tsx';
import type { CardRules } from './rules.ts';

/**
 * A vehicle's card (CARD rows), for blocks on the server and search results in the browser.
 * @param props.sizes the photo's HTML `sizes`
 * @param props.level heading level of its title
 * @param props.away `12 km away` in a list sorted by distance
 * @param props.priority whether its photo is loaded first
 */
export function VehicleCard({
  vehicle,
  rules,
  sizes,
  level = 3,
  priority = false,
  away = null,
}: {
  vehicle: CardVehicle;
  rules: CardRules;
  sizes: string;
  level?: 2 | 3;
  priority?: boolean;
  away?: string | null;
}) {
  const Heading = `h${level}` as const;
  const { build } = rules;
  const yard = build === 'yard';
  const title = vehicleTitle(vehicle);
  const subtitle = vehicleSubtitle(vehicle);
  const place = vehicle.private_suburb ?? vehicle.location_name ?? vehicle.city;
  const inStock = isInStock(vehicle.status);
  const tag = vehicleTag(vehicle, rules.tag, rules.now, useTranslations('price'));
  const priced = tag?.kind === 'reserved' ? { ...vehicle, reserved: false } : vehicle;
  return (
    <article className="card card-linked car-card">
      <CardPhoto vehicle={vehicle} tag={tag} rules={rules} sizes={sizes} priority={priority} />
      <div className="card-words">
        {yard && (
          <p className="price-line numbers">
            <PriceNotes vehicle={priced} rules={rules} />
          </p>
        )}
        <div>
          <Heading>
            <Link href={vehiclePath(vehicle)} className="card-link">
              <bdi>{title}</bdi>
            </Link>
          </Heading>
          {subtitle && (
            <p className="car-version">
              <bdi>{subtitle}</bdi>
            </p>
          )}
        </div>
        {yard ? (
          <MarketIndicator vehicle={vehicle} rules={rules} className="self-start" />
        ) : (
          <PriceLine vehicle={priced} rules={rules} />
        )}
        {rules.repayment && inStock && vehicle.finance_lenders && (
          <CardRepayment
            vehicle={{ ...vehicle, finance_lenders: vehicle.finance_lenders }}
            settings={rules.repayment}
            now={rules.now}
          />
        )}
        {inStock ? <CardFacts vehicle={vehicle} build={build} /> : <SimilarOffer vehicle={vehicle} />}
        {inStock && place && (!yard || away) && (
          <p className="car-place">
            <Icon name="map-pin" size={16} />
            <span>{place}</span>
            {away && <span className="numbers">{yard ? away : `· ${away}`}</span>}
          </p>
        )}
        {inStock && <CardActions vehicle={vehicle} rules={rules} title={title} />}
      </div>
      <Heart vehicle={vehicle} siteSlug={rules.siteSlug} saveMode={rules.saveMode} />
    </article>
  );
}

/** Instead of the details of a vehicle that is gone (CARD-11 to CARD-13). */
function SimilarOffer({ vehicle }: { vehicle: Pick<CardVehicle, 'slug'> }) {
  const t = useTranslations('vehicleCard');
  return (
    <div className="mt-auto flex flex-col gap-3">
      <p className="text-sm text-ink-muted">{t('similar')}</p>
      <HardLink
        href={`${vehiclePath(vehicle)}#${SIMILAR_ANCHOR}`}
        className="btn btn-secondary btn-sm relative whitespace-normal"
        {...formAttributes('similar', vehicle.slug)}
      >
        {t('findSimilar')}
      </HardLink>
    </div>
  );
}
