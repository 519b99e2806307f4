import { changedLabels, type DealVersion, isAcceptable } from '@forecourt/lib/leads/deal/version';
import { formatDateTime } from '@forecourt/lib/sites/local-time';
import type { ReactNode } from 'react';
import { DealSheet } from './DealSheet.tsx';
import { dealView } from './view.ts';

const CHANGED_NOTE = 'Changed';

/** A version of a deal: who made it, when and why, and its figures with what differs from the one before. */
export function VersionCard({
  version,
  before,
  deal,
  dealer,
  timeZone,
  creditLicence,
  now,
  children,
}: {
  version: DealVersion;
  /** The version before; null for the first. */
  before: DealVersion | null;
  deal: Parameters<typeof isAcceptable>[0] & { acceptedVersion: number | null };
  dealer: string;
  timeZone: string;
  creditLicence: string;
  now: Date;
  children?: ReactNode;
}) {
  const { number, author, reason, choice, figures, createdAt, expiresAt } = version;
  const changed = before ? changedLabels(before.figures.lines, figures.lines) : new Set<string>();
  const view = dealView(figures, { creditLicence, wantsFinance: choice.payment === 'finance' });
  const lines = view.lines.map((line) => ({
    ...line,
    note: [changed.has(line.id) && CHANGED_NOTE, line.note].filter(Boolean).join('. '),
  }));
  const isAccepted = deal.acceptedVersion === number;
  return (
    <article aria-labelledby={`version-${number}`} className="card flex flex-col p-card">
      <h2 id={`version-${number}`} className="text-lg">
        {author === 'staff' ? `${dealer}’s answer` : 'Your deal'}
        <span className="text-ink-muted font-normal"> · version {number}</span>
      </h2>
      <p className="mt-0.5 text-sm text-ink-muted">{formatDateTime(createdAt, timeZone)}</p>
      {isAccepted && <p className="badge badge-success mt-2 self-start">Accepted</p>}
      {reason && <p className="mt-3 wrap-anywhere whitespace-pre-line">{reason}</p>}
      <div className="mt-4">
        <DealSheet view={{ ...view, lines }} />
      </div>
      {expiresAt && !isAccepted && (
        <p className="mt-4 text-sm text-ink-muted">
          {isAcceptable(deal, version, now) || expiresAt > now
            ? `Valid until ${formatDateTime(expiresAt, timeZone)}.`
            : `This answer expired on ${formatDateTime(expiresAt, timeZone)}.`}
        </p>
      )}
      {children}
    </article>
  );
}
