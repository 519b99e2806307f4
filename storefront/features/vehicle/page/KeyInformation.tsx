import type { KeyFact } from '@forecourt/lib/vehicle/key-information';
import { KEY_FACTS_SHOWN } from '@forecourt/lib/vehicle/key-information';
import { useTranslations } from 'next-intl';
import { ShowMore } from './ShowMore.client.tsx';

/** Key information: the first four facts, the rest behind a button (VDP-19, VDP-20). */
export function KeyInformation({ facts }: { facts: readonly KeyFact[] }) {
  const t = useTranslations('vehicle');
  const first = facts.slice(0, KEY_FACTS_SHOWN);
  const rest = facts.slice(KEY_FACTS_SHOWN);
  const grid = <FactGrid facts={first} />;
  if (rest.length === 0) return grid;
  return (
    <ShowMore more={t('showMore')} less={t('showLess')} rest={<FactGrid facts={rest} />}>
      {grid}
    </ShowMore>
  );
}

function FactGrid({ facts }: { facts: readonly KeyFact[] }) {
  return (
    <dl className="fact-grid">
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function FactRows({ facts }: { facts: readonly Pick<KeyFact, 'label' | 'value'>[] }) {
  return (
    <dl className="fact-rows">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
