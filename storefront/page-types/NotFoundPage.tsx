import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';
import { setStatus } from '@/site/status.ts';
import { KeepsWords } from './KeepsWords.client.tsx';
import { SearchAgain } from './SearchAgain.tsx';

/** Head of an address that is nobody's. */
export const NOT_FOUND_METADATA: Metadata = { title: 'Page not found', robots: { index: false } };

/**
 * What stands at an address that is nobody's, with the status 404 (OPEN-124).
 *
 * A page that throws `notFound()` is sent as an empty shell that script fills in. Of a page that is kept for
 * everybody, thrown inside a boundary of its own beside the words, the status is the same and the words are in
 * the HTML.
 * @param props.children what else helps there, below the search
 */
export function NotFoundPage({ site, children }: { site: Site; children?: ReactNode }) {
  return (
    <>
      <NotFoundWords site={site}>{children}</NotFoundWords>
      <KeepsWords>
        <Suspense>
          <NotFoundStatus />
        </Suspense>
      </KeepsWords>
    </>
  );
}

/**
 * The same for a page that is made for one request, which is on its way before what is in a boundary of its own
 * can set the status.
 */
export function NotFoundPerRequest({ site }: { site: Site }) {
  return setStatus(404) ? <NotFoundWords site={site} /> : notFound();
}

function NotFoundStatus(): never {
  notFound();
}

/** The words alone. */
export function NotFoundWords({ site, children }: { site: Site; children?: ReactNode }) {
  return (
    <main id="content">
      <div className="container py-section">
        <h1 className="display">Page not found</h1>
        <p className="mt-4 max-w-[32em] text-lg text-ink-muted">
          The page may have moved, or the car may have found its owner. Have a look for another.
        </p>
        <SearchAgain site={site} />
      </div>
      {children}
    </main>
  );
}
