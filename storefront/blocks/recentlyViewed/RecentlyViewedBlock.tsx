import { useTranslations } from 'next-intl';
import { RecentlyViewed } from '@/features/vehicle/viewed/RecentlyViewed.tsx';
import { cardRulesNow } from '@/features/vehicle-card/rules.server.ts';
import type { BlockProps } from '../block.ts';
import { defaultText } from '../default-text.ts';

/** The vehicles that this visitor has viewed (OPEN-114). */
export function RecentlyViewedBlock({ block, site }: BlockProps<'recentlyViewed'>) {
  const heading = defaultText(block.heading, useTranslations('blocks'));
  return <RecentlyViewed heading={heading} rules={cardRulesNow(site)} />;
}
