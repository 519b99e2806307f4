import { formatDate } from '@forecourt/lib/platform/text/format';
import { isOfficial } from '@forecourt/lib/vehicle/law/law-rule';
import { CONSUMER_LAW_NOTE, type LawStatement } from '@forecourt/lib/vehicle/law/law-statement';

/** State law on a vehicle: warranty, cooling-off right, sources, and details that advertising must name. */
export function LawFacts({ law, timeZone }: { law: LawStatement; timeZone: string }) {
  const details = law.details.filter(({ value }) => value !== null);
  return (
    <>
      <dl className="fact-rows">
        {law.lines.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <span className="block text-sm text-ink-muted">{note}</span>}
            </dd>
          </div>
        ))}
        {details.map(({ detail, label, value }) => (
          <div key={detail}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {law.lines.length > 0 && (
        <p className="mt-4 text-sm text-ink-muted">
          {CONSUMER_LAW_NOTE} <Sources law={law} timeZone={timeZone} />
        </p>
      )}
    </>
  );
}

function Sources({ law, timeZone }: { law: LawStatement; timeZone: string }) {
  const sources = [
    ...new Map(
      law.lines.map(({ source }) => [source.address, { ...source, isLinked: isOfficial(source) }]),
    ).values(),
  ];
  return (
    <>
      {sources.length > 1 ? 'Sources: ' : 'Source: '}
      {sources.map(({ title, address, readOn, isLinked }, index) => (
        <span key={address}>
          {index > 0 && '; '}
          {isLinked ? (
            <a
              href={address}
              rel="noopener nofollow"
              target="_blank"
              className="underline underline-offset-4"
            >
              {title}
            </a>
          ) : (
            title
          )}
          {readOn && ` (read on ${formatDate(readOn, timeZone)})`}
        </span>
      ))}
      .
    </>
  );
}
