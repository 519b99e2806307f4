import type { Template } from '@forecourt/lib/site/site';
import { classes } from '@/ui/classes.ts';
import { CARD_BUTTONS, type CardRules } from './rules.ts';

/** How high the lines of a usual card are, from its title or its notes down, as classes; its actions follow. */
const LINES: Readonly<Record<Template, readonly string[]>> = {
  group: ['h-[50px] w-3/4', 'h-[30px] w-1/3', 'h-[76px]', 'h-[21px] w-1/2'],
  franchise: ['h-[50px] w-3/4', 'h-[30px] w-1/3', 'h-[21px]', 'h-[21px] w-1/2'],
  yard: ['h-[21px] w-1/2', 'h-[47px] w-3/4', 'h-[42px] xl:h-[21px]'],
};

/** A card's stand-in while it loads, of a usual card's size so that little moves when it arrives. */
export function CardSkeleton({ rules }: { rules: CardRules }) {
  const { template, compare } = rules;
  const hasLinks = compare || rules.actions.buttons.length > CARD_BUTTONS[template];
  const yard = template === 'yard';
  const actions = yard ? 'h-[140px] xl:h-[108px]' : hasLinks ? 'h-[76px]' : 'h-[40px]';
  return (
    <div aria-hidden className="card h-full">
      <div className={classes('skeleton', template === 'franchise' ? 'aspect-video' : 'aspect-4/3')} />
      <div className={classes('flex flex-col p-card', yard ? 'gap-1.5' : 'gap-3')}>
        {[...LINES[template], actions].map((line) => (
          <div key={line} className={`skeleton ${line}`} />
        ))}
      </div>
    </div>
  );
}
