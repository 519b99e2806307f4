import { itemWord } from '@forecourt/lib/vehicle/item-type';
import type { Tag } from '@forecourt/lib/vehicle/tag';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { Picture } from '@/ui/Picture.client.tsx';
import { PriceText } from './PriceLine.tsx';
import type { CardRules } from './rules.ts';
import { TagBadge } from './TagBadge.tsx';

/** The photo and tag, over the placeholder for a missing image (CARD-25). */
export function CardPhoto({
  vehicle,
  tag,
  rules,
  sizes,
  priority,
}: {
  vehicle: CardVehicle;
  tag: Tag | null;
  rules: CardRules;
  sizes: string;
  priority: boolean;
}) {
  const wide = rules.build === 'franchise';
  const ratio = wide ? 16 / 9 : 4 / 3;
  return (
    <div className="photo-ground" data-item={itemWord(vehicle)}>
      {vehicle.primary_image_url && (
        <Picture
          src={vehicle.primary_image_url}
          alt=""
          ratio={ratio}
          sizes={sizes}
          maxWidth={1080}
          priority={priority}
          {...(isInStock(vehicle.status) ? {} : { className: 'opacity-60 [filter:grayscale(1)]' })}
        />
      )}
      {rules.build === 'yard' && <PriceText vehicle={vehicle} rules={rules} className="card-price" />}
      {tag && <TagBadge tag={tag} />}
    </div>
  );
}
