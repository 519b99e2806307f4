import { bodyLabel } from '@forecourt/lib/vehicle/body';
import type { Engine, ModelSpec } from '../../stock/models/model.ts';
import type { MotorcycleSpec } from '../../stock/models/motorcycles.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Below this capacity in kg a towbar carries bicycles, so the text does not mention towing. */
const MINIMUM_TOWING_KG = 1_000;
const number = new Intl.NumberFormat('en-AU');
const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Formats `Hatch` or `Ute` for the middle of a sentence; acronyms such as `SUV` stay in capitals. */
const inText = (label: string) => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase());

/** Describes a model in three plain sentences, like a brochure. */
export function modelFacts(variants: readonly ModelSpec[]): string {
  const [first] = variants;
  if (!first) return '';
  const bodies = [...new Set(variants.map(({ body }) => inText(bodyLabel(body))))];
  const seats = Math.max(...variants.map(({ seats: count }) => count));
  const tow = Math.max(...variants.map(({ tow: mass }) => mass ?? 0));
  const badges = [...new Set(first.badges.map(([badge]) => badge))];
  return [
    `${bodies[0]?.startsWith('SUV') ? 'An' : 'A'} ${list.format(bodies)} with ${NUMBERS[seats] ?? seats} seats${first.drive === '4WD' || first.drive === 'AWD' ? ` and ${first.drive === '4WD' ? 'four-wheel' : 'all-wheel'} drive` : ''}.`,
    [engineFacts(first.engine), tow >= MINIMUM_TOWING_KG && `tows up to ${number.format(tow)} kg`]
      .filter(Boolean)
      .join('; ')
      .concat('.'),
    badges.length > 1
      ? `Choose ${list.format(badges.slice(0, -1)).replace(' and ', ', ')} or ${badges.at(-1)}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const KINDS: Readonly<Record<MotorcycleSpec['kind'], string>> = {
  Naked: 'A naked motorcycle',
  Cruiser: 'A cruiser',
  Adventure: 'An adventure motorcycle',
};

export const motorcycleFacts = ({ kind, cc, torque, use, tank, learner }: MotorcycleSpec): string =>
  `${KINDS[kind]} of ${number.format(cc)} cc and ${torque} Nm. ${use} L/100 km from a tank of ${tank} litres.${learner ? ' Learner approved (LAMS).' : ''}`;

function engineFacts({ litres, fuel, torque, use }: Engine): string {
  if (litres === null) return `Electric, ${torque} Nm from a standstill`;
  const size = `${litres.toFixed(1)}-litre`;
  const thirst = use === null ? '' : `, ${use} L/100 km`;
  if (fuel === 'Hybrid' || fuel === 'Plug-in Hybrid')
    return `${size} ${fuel.toLowerCase()}${thirst}`.replace(/^./, (letter) => letter.toUpperCase());
  return `${size} ${fuel === 'Diesel' ? 'turbo diesel' : 'petrol'}, ${torque} Nm${thirst}`;
}
