'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

/** Shown in place of a missing number (PHONE-09), with a warning in the console (PHONE-10). */
export function NoPhone({ dealership }: { dealership: string }) {
  const t = useTranslations('phone');
  useEffect(() => console.warn('Phone not available', dealership), [dealership]);
  return <p className="text-ink-muted">{t('notAvailable')}</p>;
}
