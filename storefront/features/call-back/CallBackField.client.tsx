'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DrivePlaceChoice } from '@/features/test-drive/address.ts';
import { SelectField } from '@/forms/fields.client.tsx';
import { useField } from '@/forms/form-context.client.ts';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import { WINDOWS_PATH, type WindowsAnswer } from './address.ts';

const PATIENCE_MS = 8_000;

/** Returns the times; null if they cannot be found out. */
async function windowsOf({ car, dealership, location }: DrivePlaceChoice): Promise<WindowsAnswer | null> {
  const query = new URLSearchParams({
    ...(car && { car_id: car }),
    ...(dealership && { dealership_id: dealership }),
    ...(location && { location_id: location }),
  });
  try {
    const answer = await fetch(`${WINDOWS_PATH}?${query}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? ((await answer.json()) as WindowsAnswer) : null;
  } catch {
    return null;
  }
}

/**
 * An optional time at which the dealer calls. The times load when the visitor is near; without any the field
 * disappears.
 * @param props.wish the vehicle or place that the enquiry is about
 */
export function CallBackField({ wish: { car, dealership, location } }: { wish: DrivePlaceChoice }) {
  const t = useTranslations('callBackField');
  const { problem } = useField('callBack');
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [answer, setAnswer] = useState<WindowsAnswer | 'loading' | null>('loading');
  useWhenNear(
    box,
    useCallback(async () => setIsNear(true), []),
  );

  // Reload the times when the chosen one is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload after an error
  useEffect(() => {
    if (!isNear) return;
    let isStale = false;
    void windowsOf({ car, dealership, location }).then((times) => {
      if (!isStale) setAnswer(times);
    });
    return () => {
      isStale = true;
    };
  }, [isNear, car, dealership, location, problem !== undefined]);

  const times = answer === 'loading' ? null : answer;
  if (answer !== 'loading' && !times?.windows.length) return null;
  return (
    <div ref={box} data-far="">
      <SelectField
        // An earlier choice can only be restored once its option exists.
        key={times ? times.windows.map(({ value }) => value).join() : ''}
        name="callBack"
        optional
        clearable
        empty={t('noCall')}
        hint={times ? t('clockAt', { place: times.place }) : t('clockAtDealership')}
        choices={times?.windows.map(({ value, text }) => ({ id: value, name: text })) ?? []}
      />
    </div>
  );
}
