import { type ReactNode, useRef } from 'react';
import { Icon } from '@/ui/Icon.tsx';

/** Cards in one row, to swipe, scroll or leaf through. */
export function Rail({ children }: { children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  const leaf = (way: 1 | -1) => row.current?.scrollBy({ left: way * row.current.clientWidth * 0.9 });
  return (
    <div>
      <div className="mb-3 flex justify-end gap-2 max-sm:hidden">
        <button
          type="button"
          className="btn btn-secondary btn-icon btn-sm"
          aria-label="Previous cars"
          onClick={() => leaf(-1)}
        >
          <Icon name="chevron-left" size={18} />
        </button>
        <button
          type="button"
          className="btn btn-secondary btn-icon btn-sm"
          aria-label="Next cars"
          onClick={() => leaf(1)}
        >
          <Icon name="chevron-right" size={18} />
        </button>
      </div>
      <ul ref={row} className="strip scroll-smooth">
        {children}
      </ul>
    </div>
  );
}
