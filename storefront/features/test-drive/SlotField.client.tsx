'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Problem } from '@/forms/Field.tsx';
import { TickField } from '@/forms/fields.client.tsx';
import { useField } from '@/forms/form-context.client.ts';
import { useLanguage } from '@/ui/use-language.ts';
import { DRIVE_PLACE, type DrivePlaceChoice, type SlotsAnswer } from './address.ts';
import { slotDays } from './days.ts';
import { freeTimes } from './free-times.client.ts';
import { SlotChip } from './SlotChip.tsx';
import { SlotsSkeleton } from './SlotsSkeleton.tsx';

/** A day, then a time, as radio buttons: two taps on a phone (TDRIVE-04). */
export function SlotField({ wish }: { wish: DrivePlaceChoice }) {
  const t = useTranslations('testDrive');
  const language = useLanguage();
  const { id, label, start, problem } = useField('dateTime');
  const [times, setTimes] = useState<SlotsAnswer | 'loading' | null>('loading');
  const [date, setDate] = useState(start.slice(0, 10));
  const [slot, setSlot] = useState(start);
  const row = useRef<HTMLDivElement>(null);
  const { car, dealership, location } = wish;

  // Reload the free times when the selected one has been taken.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload after an error
  useEffect(() => {
    let isStale = false;
    void freeTimes({ car, dealership, location }).then((answer) => {
      if (isStale) return;
      setTimes(answer);
      setSlot((before) => (answer?.slots.includes(before) ? before : ''));
    });
    return () => {
      isStale = true;
    };
  }, [car, dealership, location, problem !== undefined]);

  // Scroll the selected day into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a day is selected, and when the days have loaded
  useLayoutEffect(() => {
    const days = row.current;
    const chip = days?.querySelector<HTMLElement>('.slot:has(input:checked)');
    if (days && chip) days.scrollLeft = chip.offsetLeft - (days.clientWidth - chip.offsetWidth) / 2;
  }, [date, times]);

  if (times === 'loading') return <SlotsSkeleton />;
  if (times === null) return null;
  const days = slotDays(times.slots, language);
  const day = days.find((each) => each.date === date);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="min-w-0"
      aria-describedby={`${id}-hint ${id}-problem`}
      {...(problem && { 'aria-invalid': true })}
    >
      <legend className="mb-1 text-sm font-semibold">
        {label} <span className="font-normal text-ink-muted">{t('optional')}</span>
      </legend>
      <p id={`${id}-hint`} className="mb-3 text-sm text-ink-muted">
        {t('hint', { place: times.place })}
      </p>
      <input type="hidden" name={DRIVE_PLACE} value={times.place} />
      <div ref={row} className="slot-days">
        <SlotChip
          name="day"
          value=""
          checked={!day}
          onChoose={() => {
            setDate('');
            setSlot('');
          }}
        >
          {t('later')}
        </SlotChip>
        {days.map((each) => (
          <SlotChip
            key={each.date}
            name="day"
            value={each.date}
            checked={each === day}
            onChoose={() => {
              setDate(each.date);
              setSlot('');
            }}
          >
            <small>{each.weekday}</small>
            {each.day}
          </SlotChip>
        ))}
      </div>
      {day && (
        <div
          role="radiogroup"
          aria-label={t('timesOn', { day: `${day.weekday} ${day.day}` })}
          className="slot-times"
        >
          {day.slots.map(({ value, label: time }) => (
            <SlotChip
              key={value}
              name="dateTime"
              value={value}
              checked={value === slot}
              onChoose={() => setSlot(value)}
            >
              {time}
            </SlotChip>
          ))}
        </div>
      )}
      <Problem id={`${id}-problem`} text={problem} />
      {/* Hidden rather than removed, so that the checkbox keeps its state. */}
      <div className="mt-3" hidden={!slot}>
        <TickField name="textReminder">{t('remind')}</TickField>
      </div>
    </fieldset>
  );
}
