'use client';
import type { KeyboardEvent } from 'react';

/** The steps of the journey by name (QUOTE-02 to QUOTE-05). */
export const STEPS = ['Quick Estimate', 'Your Details', 'Instant pre-approval', 'Apply to lender'] as const;
export type Step = 0 | 1 | 2 | 3;

export function Tabs({
  id,
  shown,
  reached,
  onShow,
}: {
  id: string;
  shown: Step;
  reached: Step;
  onShow: (step: Step) => void;
}) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    onShow(Math.max(0, Math.min(reached, shown + by)) as Step);
  };
  return (
    <div role="tablist" aria-label="Steps" className="journey-tabs" onKeyDown={move}>
      {STEPS.map((name, index) => (
        <button
          key={name}
          id={`${id}-tab-${index}`}
          type="button"
          role="tab"
          aria-selected={index === shown}
          aria-controls={`${id}-panel-${index}`}
          tabIndex={index === shown ? 0 : -1}
          disabled={index > reached}
          onClick={() => onShow(index as Step)}
        >
          <span aria-hidden="true" className="numbers">
            {index + 1}
          </span>
          {name}
        </button>
      ))}
    </div>
  );
}
