import { vehicleActions } from '@forecourt/lib/leads/vehicle-actions';
import { CompareTick } from '@/features/compare/Compare.client.tsx';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { buttonClass } from '@/ui/classes.ts';
import { ActionLink } from './ActionLink.tsx';
import { CARD_BUTTONS, type CardRules } from './rules.ts';

/** The actions of a card, the first one most prominent (CARD-14 to CARD-23). */
export function CardActions({
  vehicle,
  rules,
  title,
}: {
  vehicle: CardVehicle;
  rules: CardRules;
  title: string;
}) {
  const actions = vehicleActions({ ...vehicle, id: vehicle.objectID }, rules.actions);
  const buttonCount = CARD_BUTTONS[rules.build];
  const [buttons, links] = [actions.slice(0, buttonCount), actions.slice(buttonCount)];
  if (buttons.length === 0 && !rules.compare) return null;
  return (
    <div className="card-actions">
      <div>
        {buttons.map((action, index) => (
          <ActionLink
            key={action.name}
            action={action}
            vehicle={vehicle.slug}
            title={title}
            className={buttonClass(index === 0 && rules.build === 'group' ? 'primary' : 'secondary', 'sm')}
          />
        ))}
      </div>
      {(links.length > 0 || rules.compare) && (
        <div>
          {links.map((action) => (
            <ActionLink
              key={action.name}
              action={action}
              vehicle={vehicle.slug}
              title={title}
              className="quiet-action"
            />
          ))}
          {rules.compare && <CompareTick siteSlug={rules.siteSlug} id={vehicle.objectID} title={title} />}
        </div>
      )}
    </div>
  );
}
