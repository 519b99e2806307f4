import type { Template } from '@forecourt/lib/site/site';
import { vehicleActions } from '@forecourt/lib/vehicle/actions';
import type { CardCar } from '@/stock/card-car.ts';
import { ActionLink } from './ActionLink.tsx';
import type { CardRules } from './rules.ts';

/** How many actions stand as buttons on a template's card; a site's further ones are quiet links below. */
const BUTTONS: Readonly<Record<Template, number>> = { group: 2, franchise: 1, yard: 1 };

/** The actions of a card, the first one the strongest (CARD-14 to CARD-23). */
export function CardActions({ car, rules, title }: { car: CardCar; rules: CardRules; title: string }) {
  const actions = vehicleActions({ ...car, id: car.objectID }, rules.actions);
  const room = BUTTONS[rules.template];
  const [buttons, links] = [actions.slice(0, room), actions.slice(room)];
  if (buttons.length === 0) return null;
  return (
    <div className="mt-auto grid gap-1 pt-1">
      <div className="flex gap-2">
        {buttons.map((action, index) => (
          <ActionLink
            key={action.name}
            action={action}
            car={car.slug}
            title={title}
            className={`btn btn-sm ${index === 0 && rules.template === 'group' ? 'btn-primary' : 'btn-secondary'} relative flex-1 whitespace-normal`}
          />
        ))}
      </div>
      {links.length > 0 && (
        <div className="flex flex-wrap gap-x-3">
          {links.map((action) => (
            <ActionLink
              key={action.name}
              action={action}
              car={car.slug}
              title={title}
              className="quiet-action"
            />
          ))}
        </div>
      )}
    </div>
  );
}
