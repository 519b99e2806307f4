'use client';
import { useTranslations } from 'next-intl';
import { Alert } from '@/ui/Alert.tsx';

/** An error above the previous results, with a retry button (OPEN-043). */
export function SearchFailure({ onRetry, className }: { onRetry: () => void; className?: string }) {
  const t = useTranslations('listSearch');
  return (
    <Alert tone="danger" {...(className ? { className } : {})}>
      <p>{t('failed')}</p>
      <button type="button" className="btn btn-secondary btn-sm mt-3" onClick={onRetry}>
        {t('tryAgain')}
      </button>
    </Alert>
  );
}
