import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon.client.tsx';
import { ShowMore } from './ShowMore.client.tsx';

/** Features shown before 'Show All' (VDP-31, VDP-33). */
const SHOWN = 8;

/** The features of a vehicle: eight, the rest behind a button (VDP-31, VDP-32). */
export function Features({ features }: { features: readonly string[] }) {
  const t = useTranslations('vehicle');
  const rest = features.slice(SHOWN);
  const first = <FeatureList features={features.slice(0, SHOWN)} />;
  if (rest.length === 0) return first;
  return (
    <ShowMore more={t('showAll')} less={t('hide')} rest={<FeatureList features={rest} />}>
      {first}
    </ShowMore>
  );
}

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="feature-list">
      {features.map((feature) => (
        <li key={feature}>
          <Icon name="check" size={18} />
          <bdi>{feature}</bdi>
        </li>
      ))}
    </ul>
  );
}
