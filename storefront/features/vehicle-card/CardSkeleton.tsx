import { Fragment } from 'react';
import { classes } from '@/ui/classes.ts';
import type { CardBuild } from './card-build.ts';
import { CARD_BUTTONS, type CardRules } from './rules.ts';

/** Usual height in pixels of the text below the title, and of a second row of actions. */
const TEXT_HEIGHT: Readonly<Record<CardBuild, number>> = { group: 229, franchise: 174, yard: 153 };
const SECOND_ROW_HEIGHT = 36;

/** A placeholder of about a card's size, to limit layout shift. */
export function CardSkeleton({ rules }: { rules: CardRules }) {
  const { build, compare } = rules;
  const hasLinks = compare || rules.actions.buttons.length > CARD_BUTTONS[build];
  return (
    <div aria-hidden className="card h-full">
      <div className={classes('skeleton', build === 'franchise' ? 'aspect-video' : 'aspect-4/3')} />
      <div className="flex flex-col gap-3 p-card">
        <div className="skeleton h-6 w-3/4" />
        <div
          className="skeleton"
          style={{ height: TEXT_HEIGHT[build] + (hasLinks ? SECOND_ROW_HEIGHT : 0) }}
        />
      </div>
    </div>
  );
}

export function CardSkeletons({ count, rules }: { count: number; rules: CardRules }) {
  // One shared element, so that the page's data contains it once.
  const card = <CardSkeleton rules={rules} />;
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
    <Fragment key={index}>{card}</Fragment>
  ));
}
