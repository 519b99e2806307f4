'use client';
import { useTranslations } from 'next-intl';
import { Select } from '@/ui/Select.tsx';
import type { Choice, MakeName } from '../search.ts';

export function MakeSelect({
  makes,
  counts,
  value,
  onChoose,
}: {
  makes: readonly MakeName[];
  counts: readonly Choice[];
  value: string | null;
  onChoose: (make: string | null) => void;
}) {
  const t = useTranslations('directoryClient');
  const isUnknown = value !== null && !makes.some(({ slug }) => slug === value);
  return (
    <>
      <label htmlFor="model-make" className="sr-only">
        {t('make')}
      </label>
      <Select id="model-make" value={value ?? ''} onChange={(event) => onChoose(event.target.value || null)}>
        <option value="">{t('allMakes')}</option>
        {makes.map(({ name, slug }) => (
          <option key={slug} value={slug}>
            {name} ({counts.find((choice) => choice.value === name)?.count ?? 0})
          </option>
        ))}
        {isUnknown && <option value={value}>{value}</option>}
      </Select>
    </>
  );
}
