import type { Template } from '@forecourt/lib/site/site';
import { classes } from '@/ui/classes.ts';
import { CARD_BUTTONS, type CardRules } from './rules.ts';

/** The lines of a usual card as classes: title and version, or notes and title; price; facts; place; buttons. */
const LINES: Readonly<Record<Template, readonly string[]>> = {
  group: ['h-6 w-3/4', 'h-5 w-1/2', 'h-9 w-1/3', 'h-17', 'h-6 w-1/2', 'h-9'],
  franchise: ['h-6 w-3/4', 'h-5 w-1/2', 'h-9 w-1/3', 'h-5', 'h-5 w-1/2', 'h-9'],
  yard: ['h-5 w-1/2', 'h-6 w-3/4', 'h-5', 'h-5 w-1/2', 'h-9', 'h-5', 'h-5'],
};

/** A card's stand-in while it loads, of about a card's size so that little moves when it arrives. */
export function CardSkeleton({ rules }: { rules: CardRules }) {
  const { template, compare } = rules;
  const hasLinks = compare || rules.actions.buttons.length > CARD_BUTTONS[template];
  return (
    <div aria-hidden className="card h-full">
      <div className={classes('skeleton', template === 'franchise' ? 'aspect-video' : 'aspect-4/3')} />
      <div className={classes('flex flex-col p-card', template === 'yard' ? 'gap-1.5' : 'gap-3')}>
        {LINES[template].map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else
          <div key={at} className={`skeleton ${line}`} />
        ))}
        {hasLinks && <div className="skeleton h-5" />}
      </div>
    </div>
  );
}
