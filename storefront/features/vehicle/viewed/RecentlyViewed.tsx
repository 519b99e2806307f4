import { CardSkeleton } from '@/features/vehicle-card/CardSkeleton.tsx';
import type { CardRules } from '@/features/vehicle-card/rules.ts';
import { CARD_STRIP } from '@/features/vehicle-card/strip.ts';
import { RecentlyViewedVehicles } from './RecentlyViewedVehicles.client.tsx';

/**
 * The vehicles this visitor looked at, newest first (OPEN-114). A page is the same for everybody, so its HTML holds
 * the row hidden, with placeholders; a script beside it shows it, before anything is painted, to those who have
 * looked at a vehicle. Nothing moves later, and for everybody else there is nothing.
 * @param props.except the vehicle of the page itself
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
