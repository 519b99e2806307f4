import { changedLabels, type DealVersion, isAcceptable } from '@forecourt/lib/leads/deal/version';
import { formatDateTime } from '@forecourt/lib/sites/local-time';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useLanguage } from '@/ui/use-language.ts';
import { DealSheet } from './DealSheet.tsx';
import { dealView } from './view.ts';

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
  const t = useTranslations('deal');
  const language = useLanguage();
  const { number, author, reason, choice, figures, createdAt, expiresAt } = version;
  const changed = before ? changedLabels(before.figures.lines, figures.lines) : new Set<string>();
  const view = dealView(figures, { creditLicence, wantsFinance: choice.payment === 'finance' }, t, language);
  const lines = view.lines.map((line) => ({
    ...line,
    note: [changed.has(line.id) && t('note.changed'), line.note].filter(Boolean).join('. '),
  }));
  const isAccepted = deal.acceptedVersion === number;
  return (
    <article aria-labelledby={`version-${number}`} className="card flex flex-col p-card">
      <h2 id={`version-${number}`} className="text-lg">
        {author === 'staff' ? t('version.answer', { dealer }) : t('version.yours')}
        <span className="text-ink-muted font-normal"> · {t('version.number', { number })}</span>
      </h2>
      <p className="mt-0.5 text-sm text-ink-muted">{formatDateTime(createdAt, timeZone, language)}</p>
      {isAccepted && <p className="badge badge-success mt-2 self-start">{t('version.accepted')}</p>}
      {reason && (
        <p className="mt-3 wrap-anywhere whitespace-pre-line" dir="auto">
          {reason}
        </p>
      )}
      <div className="mt-4">
        <DealSheet view={{ ...view, lines }} />
      </div>
      {expiresAt && !isAccepted && (
        <p className="mt-4 text-sm text-ink-muted">
          {isAcceptable(deal, version, now) || expiresAt > now
            ? t('version.validUntil', { time: formatDateTime(expiresAt, timeZone, language) })
            : t('version.expired', { time: formatDateTime(expiresAt, timeZone, language) })}
        </p>
      )}
      {children}
    </article>
  );
}
