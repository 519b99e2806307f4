'use client';
import { Icon } from '@/ui/Icon.tsx';
import { toggleCompared, useCompared } from './store.client.ts';

/**
 * The 'Compare' tick of a vehicle (CMP-01, CMP-02). A button, since a press before hydration is then heard later.
 * @param props.title of the vehicle, for readers that hear one tick at a time; absent where it is clear
 */
export function CompareTick({
  siteSlug,
  id,
  title,
  className = 'quiet-action',
}: {
  siteSlug: string;
  id: string;
  title?: string;
  className?: string;
}) {
  const ticked = useCompared(siteSlug).includes(id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browser's own would lose a press before hydration
    <button
      type="button"
      role="checkbox"
      aria-checked={ticked}
      aria-label={title && `Compare: ${title}`}
      className={`compare-tick ${className}`}
      onClick={() => toggleCompared(siteSlug, id)}
      {...(!ticked && { 'data-event': 'compareAdd', 'data-event-car': id })}
    >
      <span>{ticked && <Icon name="check" size={14} />}</span>
      Compare
    </button>
  );
}
