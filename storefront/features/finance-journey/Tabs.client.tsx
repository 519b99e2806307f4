'use client';
import { LANGUAGE_FACTS } from '@forecourt/lib/platform/language/languages';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { useLanguage } from '@/ui/use-language.ts';

/** The steps of the journey by name (QUOTE-02 to QUOTE-05). */
const STEPS = ['estimate', 'details', 'approval', 'lender'] as const;
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
  const t = useTranslations('financeJourney');
  const { direction } = LANGUAGE_FACTS[useLanguage()];
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const step = direction === 'rtl' ? shown - by : shown + by;
    onShow(Math.max(0, Math.min(reached, step)) as Step);
  };
  return (
    <div role="tablist" aria-label={t('stepsLabel')} className="journey-tabs" onKeyDown={move}>
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
          {t(`steps.${name}`)}
        </button>
      ))}
    </div>
  );
}
