'use client';
import { useTransition } from 'react';
import { Button } from '@/ui/Button.tsx';

/** What shows in place of a page that failed, inside the site's header and footer (OPEN-124). */
export function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null;
  const [trying, startTrying] = useTransition();
  return (
    <main id="content" className="container py-section">
      {/* A page that the server could not make has no title of its own. */}
      <title>Something went wrong</title>
      <h1 className="display">Something went wrong</h1>
      <p className="mt-4 mb-8 max-w-[32em] text-lg text-ink-muted">
        This page could not be shown. It is not your doing; please try again in a moment.
      </p>
      <Button size="lg" disabled={trying} onClick={() => startTrying(() => retry())}>
        Try again
      </Button>
      {digest && <p className="mt-8 text-sm text-ink-subtle">Reference {digest}</p>}
    </main>
  );
}
