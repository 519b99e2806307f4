import { Icon } from '@/ui/Icon.tsx';
import { ShowMore } from './ShowMore.client.tsx';

/** Features shown before 'Show All' (VDP-31, VDP-33). */
const SHOWN = 8;

/** The features of a car: eight, and the rest on demand (VDP-31, VDP-32). */
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
    <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Icon name="check" size={18} className="mt-1 shrink-0 text-accent-ink" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
