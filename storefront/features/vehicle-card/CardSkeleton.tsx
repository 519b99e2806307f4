import type { Template } from '@forecourt/lib/site/site';
import { classes } from '@/ui/classes.ts';

/** A card's stand-in while it loads, of about a card's size so that nothing moves when it arrives. */
export function CardSkeleton({ template }: { template: Template }) {
  return (
    <div aria-hidden className="card h-full">
      <div className={classes('skeleton', template === 'franchise' ? 'aspect-video' : 'aspect-4/3')} />
      <div className="flex flex-col gap-3 p-card">
        <div className="skeleton h-6 w-3/4" />
        <div className="skeleton h-4 w-1/2" />
        <div className="skeleton h-8 w-1/3" />
        <div className={classes('skeleton', template === 'group' ? 'h-17' : 'h-5')} />
        <div className="skeleton h-9" />
      </div>
    </div>
  );
}
