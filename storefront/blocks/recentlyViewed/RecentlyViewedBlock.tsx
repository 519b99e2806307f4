import { RecentlyViewed } from '@/features/vehicle/viewed/RecentlyViewed.tsx';
import { cardRulesNow } from '@/features/vehicle-card/rules.server.ts';
import type { BlockProps } from '../block.ts';

/** The vehicles that this visitor viewed (OPEN-114). */
export function RecentlyViewedBlock({ block, site }: BlockProps<'recentlyViewed'>) {
  return <RecentlyViewed heading={block.heading} rules={cardRulesNow(site)} />;
}
