'use client';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, useState } from 'react';
import { slotDays } from '@/features/test-drive/days.ts';
import { SlotChip } from '@/features/test-drive/SlotChip.tsx';
import { SlotsSkeleton } from '@/features/test-drive/SlotsSkeleton.tsx';
import { Problem } from '@/forms/Field.tsx';
import { TickField } from '@/forms/fields.client.tsx';
import { useField } from '@/forms/form-context.client.ts';
import { Button } from '@/ui/Button.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import type { TimesState } from './use-service-times.client.ts';

/** A day, then an arrival time, as radio buttons. */
export function ServiceTimeField({
  state,
  slot,
  onChoose,
  onRetry,
}: {
  state: TimesState;
  slot: string;
  onChoose: (slot: string) => void;
  onRetry: () => void;
}) {
  const t = useTranslations('serviceForm');
  const language = useLanguage();
  const { id, label, problem } = useField('dateTime');
  const [date, setDate] = useState('');
  const row = useRef<HTMLDivElement>(null);
  const days = slotDays(state.times?.slots ?? [], language);
  const day = days.find((each) => each.date === (slot.slice(0, 10) || date)) ?? days[0];

  // Scroll the selected day into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a day is selected
  useLayoutEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('.slot:has(input:checked)');
    if (row.current && chip)
      row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, [day?.date]);

  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="min-w-0"
      aria-describedby={`${id}-hint ${id}-problem`}
      {...(problem && { 'aria-invalid': true })}
    >
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <p id={`${id}-hint`} role="status" className="mb-3 text-sm text-ink-muted">
        {hintOf(state, days.length, t)}
      </p>
      {state.kind === 'failed' && (
        <Button type="button" variant="secondary" size="sm" onClick={onRetry}>
          {t('times.retry')}
        </Button>
      )}
      {state.kind === 'loading' && days.length === 0 && <SlotsSkeleton />}
      {day && (
        <>
          <div ref={row} className="slot-days">
            {days.map((each) => (
              <SlotChip
                key={each.date}
                name="day"
                value={each.date}
                checked={each === day}
                onChoose={() => {
                  setDate(each.date);
                  onChoose('');
                }}
              >
                <small>{each.weekday}</small>
                {each.day}
              </SlotChip>
            ))}
          </div>
          <div
            role="radiogroup"
            aria-label={t('times.arrivals', { day: `${day.weekday} ${day.day}` })}
            className="slot-times"
          >
            {day.slots.map(({ value, label: time }) => (
              <SlotChip
                key={value}
                name="dateTime"
                value={value}
                checked={value === slot}
                onChoose={() => onChoose(value)}
              >
                {time}
              </SlotChip>
            ))}
          </div>
        </>
      )}
      <Problem id={`${id}-problem`} text={problem} />
      {/* Hidden rather than removed, so that the checkbox keeps its state. */}
      <div className="mt-3" hidden={!slot}>
        <TickField name="textReminder">{t('times.remind')}</TickField>
      </div>
    </fieldset>
  );
}

function hintOf({ kind, times }: TimesState, days: number, t: Translator<'serviceForm'>): string {
  if (kind === 'unasked' || kind === 'failed' || kind === 'gone') return t(`times.${kind}`);
  if (kind === 'loading' && !times) return t('times.loading');
  if (days === 0) return t('times.none');
  return times ? t('times.bring', { place: times.place }) : t('times.bringToUs');
}
