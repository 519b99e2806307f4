'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { type RangeUnit, rangeValueLabel } from '@/stock/facets.ts';
import type { Range } from '@/stock/state.ts';
import { classes } from '@/ui/classes.ts';
import { type Bounds, isInBounds, normaliseEnd, selectedRange } from '../ranges.ts';
import { RangeInput } from './RangeInput.client.tsx';

const DRAG_DELAY_MS = 400; // SLIDER-13

/** Two thumbs and two fields, in bounds and in order, that report once they stop moving. */
export function RangeSlider({
  label,
  unit,
  bounds,
  min,
  max,
  disabled = false,
  onChange,
}: {
  label: string;
  unit: RangeUnit;
  bounds: Bounds;
  min: number;
  max: number;
  disabled?: boolean;
  onChange: (range: Range | null) => void;
}) {
  const t = useTranslations('search');
  const stock = useTranslations('stock');
  const low = Math.min(bounds.max, Math.max(bounds.min, min));
  const high = Math.min(bounds.max, Math.max(bounds.min, max));
  const [ends, setEnds] = useState({ min: low, max: high });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Changes made elsewhere (address or chip) move the ends, unless the user is dragging.
  useEffect(() => {
    if (timer.current === undefined) setEnds({ min: low, max: high });
  }, [low, high]);

  const move = (side: 'min' | 'max', value: number, delay: number) => {
    const other = side === 'min' ? ends.max : ends.min;
    const next = { ...ends, [side]: normaliseEnd(side, value, other, bounds, unit) };
    setEnds(next);
    clearTimeout(timer.current);
    timer.current = undefined;
    if (next.min === ends.min && next.max === ends.max) return;
    const report = () => {
      timer.current = undefined;
      onChange(selectedRange(next.min, next.max, bounds));
    };
    if (delay) timer.current = setTimeout(report, delay);
    else report();
  };
  const slide = (side: 'min' | 'max', value: number) => {
    if (isInBounds(value, bounds)) move(side, value, DRAG_DELAY_MS);
    else console.info(`${label}: ${value} is outside ${bounds.min} to ${bounds.max}`); // SLIDER-15
  };
  const width = bounds.max - bounds.min || 1;
  const percent = (value: number) => ((value - bounds.min) / width) * 100;
  const sides = [
    ['min', t('minimum', { name: label.toLowerCase() })],
    ['max', t('maximum', { name: label.toLowerCase() })],
  ] as const;
  return (
    <div>
      <div className="relative mx-2.5 h-8">
        <div className="absolute inset-x-0 top-3.5 h-1 rounded-full bg-line" />
        <div
          className={classes('absolute top-3.5 h-1 rounded-full', disabled ? 'bg-line-strong' : 'bg-accent')}
          style={{ insetInline: `${percent(ends.min)}% ${100 - percent(ends.max)}%` }}
        />
        {sides.map(([side, name]) => (
          <input
            key={side}
            type="range"
            aria-label={t('slider', { name })}
            className="range-end"
            min={bounds.min}
            max={bounds.max}
            step={bounds.step}
            value={ends[side]}
            disabled={disabled}
            aria-valuetext={rangeValueLabel(unit, ends[side], stock)}
            onChange={(event) => slide(side, event.target.valueAsNumber)}
          />
        ))}
      </div>
      <div className="mt-1 flex items-center gap-2">
        {sides.map(([side, name]) => (
          <RangeInput
            key={side}
            name={name}
            unit={unit}
            value={ends[side]}
            disabled={disabled}
            onCommit={(value) => move(side, value, 0)}
          />
        ))}
      </div>
    </div>
  );
}
