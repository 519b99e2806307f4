'use client';
import { useTranslations } from 'next-intl';

/**
 * Replaces an empty list.
 * @param props.beyond whether the page comes after the last one
 * @param props.isNarrow whether there are filters to clear
 */
export function NothingFound({
  beyond,
  isNarrow,
  onFirst,
  onClear,
}: {
  beyond: boolean;
  isNarrow: boolean;
  onFirst: () => void;
  onClear: () => void;
}) {
  const t = useTranslations('listSearch');
  return (
    <div className="card mx-auto max-w-140 items-center gap-4 px-6 py-12 text-center">
      <h2 className="text-xl">{t('nothing.title')}</h2>
      <p className="text-ink-muted">{t('nothing.text')}</p>
      {beyond ? (
        <button type="button" className="btn btn-primary" onClick={onFirst}>
          {t('nothing.firstPage')}
        </button>
      ) : (
        isNarrow && (
          <button type="button" className="btn btn-primary" onClick={onClear}>
            {t('nothing.clear')}
          </button>
        )
      )}
    </div>
  );
}
