import type { Template } from '@forecourt/lib/site/site';
import { carPath } from '@forecourt/lib/vehicle/path';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { ENQUIRE_ANCHOR } from '../anchors.ts';
import type { CardCar } from './car.ts';
import type { CardRules } from './rules.ts';

/** How many actions a template's card has room for. */
const ROOM: Readonly<Record<Template, number>> = { group: 2, franchise: 1, yard: 1 };

type Button = CardRules['buttons'][number];
/** Actions that lead somewhere; the others are left out until they do. */
const TARGETS: Partial<Record<Button, { label: string; anchor: string }>> = {
  viewDetails: { label: 'View Details', anchor: '' }, // CARD-14
  exploreVehicle: { label: 'Explore Vehicle', anchor: '' }, // CARD-22
  enquire: { label: 'Enquire', anchor: `#${ENQUIRE_ANCHOR}` }, // CARD-18
};

/** The actions of a card, the first one the strongest. */
export function CardActions({ car, rules, title }: { car: CardCar; rules: CardRules; title: string }) {
  const actions = rules.buttons.flatMap((button) => TARGETS[button] ?? []).slice(0, ROOM[rules.template]);
  if (actions.length === 0) return null;
  return (
    <div className="mt-auto flex gap-2 pt-1">
      {actions.map(({ label, anchor }, index) => (
        <LinkButton
          key={label}
          href={`${carPath(car)}${anchor}`}
          variant={index === 0 && rules.template === 'group' ? 'primary' : 'secondary'}
          size="sm"
          className="relative flex-1"
          aria-label={`${label}: ${title}`}
        >
          {label}
        </LinkButton>
      ))}
    </div>
  );
}
