import type { Template } from '@forecourt/lib/site/site';
import { Fragment } from 'react';
import { CardSkeleton } from './CardSkeleton.tsx';

/** Stand-ins for so many cards. */
export function CardSkeletons({ count, template }: { count: number; template: Template }) {
  // One element for all: what the page sends to React then holds it once.
  const card = <CardSkeleton template={template} />;
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
    <Fragment key={index}>{card}</Fragment>
  ));
}
