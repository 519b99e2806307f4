'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Carousel } from './use-carousel.client.ts';

/** One dot per slide (HOME-18). Arrows, Home and End move between dots. */
export function Dots({ carousel: { index, count, show, onKeyDown } }: { carousel: Carousel }) {
  const t = useTranslations('ui');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dots = row.current;
    const dot = dots?.children[index];
    if (dots?.contains(document.activeElement) && dot instanceof HTMLElement) dot.focus();
  }, [index]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys move among the dots inside
    <div ref={row} className="flex" onKeyDown={onKeyDown}>
      {Array.from({ length: count }, (_, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number
          key={at}
          type="button"
          className="carousel-dot"
          aria-label={t('slideNumber', { number: at + 1 })}
          aria-current={at === index}
          onClick={() => show(at)}
        />
      ))}
    </div>
  );
}
