import { formatDate } from '@forecourt/lib/platform/text/format';
import { isOfficial } from '@forecourt/lib/vehicle/law/law-rule';
import { CONSUMER_LAW_NOTE, type LawStatement } from '@forecourt/lib/vehicle/law/law-statement';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useLanguage } from '@/ui/use-language.ts';

/** State law on a vehicle: warranty, cooling-off right, sources, and details that advertising must name. */
export function LawFacts({ law, timeZone }: { law: LawStatement; timeZone: string }) {
  const details = law.details.filter(({ value }) => value !== null);
  return (
    <>
      {/* The law's texts are English in every language. */}
      <dl lang="en-AU" dir="ltr" className="numbers">
        {law.lines.map(({ label, value, note }) => (
          <Row key={label} label={label}>
            {value}
            {note && <span className="block text-sm font-normal text-ink-muted">{note}</span>}
          </Row>
        ))}
        {details.map(({ detail, label, value }) => (
          <Row key={detail} label={label}>
            {value}
          </Row>
        ))}
      </dl>
      {law.lines.length > 0 && (
        <p className="mt-4 max-w-[46em] text-sm text-ink-muted">
          <span lang="en-AU" dir="ltr">
            {CONSUMER_LAW_NOTE}
          </span>{' '}
          <Sources law={law} timeZone={timeZone} />
        </p>
      )}
    </>
  );
}

/** A label beside its value, or above it where there is little space, as in the receipt and on phones. */
function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-0.5 border-b border-line py-2.5 last:border-0">
      <dt className="basis-44 text-ink-muted">{label}</dt>
      <dd className="min-w-0 flex-1 basis-60 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

function Sources({ law, timeZone }: { law: LawStatement; timeZone: string }) {
  const t = useTranslations('law');
  const language = useLanguage();
  const sources = [
    ...new Map(
      law.lines.map(({ source }) => [source.address, { ...source, isLinked: isOfficial(source) }]),
    ).values(),
  ];
  return (
    <>
      {t('sources', { count: sources.length })}{' '}
      {sources.map(({ title, address, readOn, isLinked }, index) => (
        <span key={address}>
          {index > 0 && '; '}
          {isLinked ? (
            <a
              href={address}
              lang="en-AU"
              dir="ltr"
              rel="noopener nofollow"
              target="_blank"
              className="underline underline-offset-4"
            >
              {title}
            </a>
          ) : (
            <span lang="en-AU" dir="ltr">
              {title}
            </span>
          )}
          {readOn && ` ${t('readOn', { date: String(formatDate(readOn, timeZone, language)) })}`}
        </span>
      ))}
      .
    </>
  );
}
