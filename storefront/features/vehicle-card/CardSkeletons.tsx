import { Fragment } from 'react';
import { CardSkeleton } from './CardSkeleton.tsx';
import type { CardRules } from './rules.ts';

export function CardSkeletons({ count, rules }: { count: number; rules: CardRules }) {
  // One shared element, so that the page's data contains it once.
  const card = <CardSkeleton rules={rules} />;
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
    <Fragment key={index}>{card}</Fragment>
  ));
}
