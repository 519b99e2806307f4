'use client';
import { Alert } from '@/ui/Alert.tsx';

/** An error above the previous results, with a retry button (OPEN-043). */
export function SearchFailure({ onRetry, className }: { onRetry: () => void; className?: string }) {
  return (
    <Alert tone="danger" {...(className ? { className } : {})}>
      <p>We could not update the results. Please try again.</p>
      <button type="button" className="btn btn-secondary btn-sm mt-3" onClick={onRetry}>
        Try again
      </button>
    </Alert>
  );
}
