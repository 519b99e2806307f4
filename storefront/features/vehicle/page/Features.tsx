import { Icon } from '@/ui/Icon.client.tsx';
import { ShowMore } from './ShowMore.client.tsx';

/** Features shown before 'Show All' (VDP-31, VDP-33). */
const SHOWN = 8;

/** The features of a vehicle: eight, the rest behind a button (VDP-31, VDP-32). */
export function Features({ features }: { features: readonly string[] }) {
  const rest = features.slice(SHOWN);
  const first = <FeatureList features={features.slice(0, SHOWN)} />;
  if (rest.length === 0) return first;
  return (
    <ShowMore more="Show All" less="Hide" rest={<FeatureList features={rest} />}>
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
          {feature}
        </li>
      ))}
    </ul>
  );
}
