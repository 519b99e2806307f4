import { CardSkeleton } from '@/features/vehicle-card/CardSkeleton.tsx';
import { CARD_STRIP } from '@/features/vehicle-card/grid.ts';
import type { CardRules } from '@/features/vehicle-card/rules.ts';
import { RecentlyViewedVehicles } from './RecentlyViewedVehicles.client.tsx';

/**
 * Recently viewed vehicles, newest first (OPEN-114). The cached HTML holds the row hidden, with placeholders.
 * An inline script reveals it before first paint for visitors who have viewed a vehicle, so nothing shifts.
 * @param props.except the vehicle of the current page
 */
export function RecentlyViewed({
  heading,
  rules,
  except = null,
}: {
  heading: string;
  rules: CardRules;
  except?: string | null;
}) {
  return (
    <RecentlyViewedVehicles
      heading={heading}
      rules={rules}
      except={except}
      strip={CARD_STRIP[rules.build]}
      placeholder={<CardSkeleton rules={rules} />}
    />
  );
}
