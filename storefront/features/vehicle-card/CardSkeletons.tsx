import { Fragment } from 'react';
import { CardSkeleton } from './CardSkeleton.tsx';
import type { CardRules } from './rules.ts';

/** Stand-ins for so many cards. */
export function CardSkeletons({ count, rules }: { count: number; rules: CardRules }) {
  // One element for all: what the page sends to React then holds it once.
  const card = <CardSkeleton rules={rules} />;
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
    <Fragment key={index}>{card}</Fragment>
  ));
}
