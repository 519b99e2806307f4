import type { Template } from '@forecourt/lib/site/site';
import { classes } from '@/ui/classes.ts';
import { CARD_BUTTONS, type CardRules } from './rules.ts';

/** How high the words of a usual card are below its title, in pixels, and a second row of its actions. */
const WORDS: Readonly<Record<Template, number>> = { group: 229, franchise: 174, yard: 153 };
const SECOND_ROW = 36;

/** A card's stand-in while it loads, of about a card's size so that little moves when it arrives. */
export function CardSkeleton({ rules }: { rules: CardRules }) {
  const { template, compare } = rules;
  const hasLinks = compare || rules.actions.buttons.length > CARD_BUTTONS[template];
  return (
    <div aria-hidden className="card h-full">
      <div className={classes('skeleton', template === 'franchise' ? 'aspect-video' : 'aspect-4/3')} />
      <div className="flex flex-col gap-3 p-card">
        <div className="skeleton h-6 w-3/4" />
        <div className="skeleton" style={{ height: WORDS[template] + (hasLinks ? SECOND_ROW : 0) }} />
      </div>
    </div>
  );
}
