import type { KeyFact } from '@forecourt/lib/vehicle/key-information';
import { KEY_FACTS_SHOWN } from '@forecourt/lib/vehicle/key-information';
import { ShowMore } from './ShowMore.client.tsx';

/** Key information: the first four, and the rest on demand (VDP-19, VDP-20). */
export function KeyInformation({ facts }: { facts: readonly KeyFact[] }) {
  const first = facts.slice(0, KEY_FACTS_SHOWN);
  const rest = facts.slice(KEY_FACTS_SHOWN);
  const grid = <FactGrid facts={first} />;
  if (rest.length === 0) return grid;
  return (
    <ShowMore more="Show More" less="Show Less" rest={<FactGrid facts={rest} />}>
      {grid}
    </ShowMore>
  );
}

function FactGrid({ facts }: { facts: readonly KeyFact[] }) {
  return (
    <dl className="fact-grid">
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="numbers mt-0.5 font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Label and value in rows. */
export function FactRows({ facts }: { facts: readonly Pick<KeyFact, 'label' | 'value'>[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-6 border-b border-line py-2.5 last:border-0">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="numbers text-right font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
