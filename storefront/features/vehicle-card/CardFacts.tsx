import type { Template } from '@forecourt/lib/site/site';
import type { CardCar } from '@/stock/card-car.ts';
import { Icon } from '@/ui/Icon.tsx';
import { cardFacts } from './facts.ts';

/** The details strip: with icons and room in `group`, a quiet line elsewhere. */
export function CardFacts({ car, template }: { car: CardCar; template: Template }) {
  const facts = cardFacts(car);
  if (template === 'group')
    return (
      <dl className="grid grid-cols-2 gap-x-3 gap-y-2 border-y border-line py-3 text-sm">
        {facts.map(({ label, value, icon }) => (
          <div key={label} className="flex min-w-0 items-center gap-2">
            <dt className="flex-none">
              <Icon name={icon} size={16} className="text-ink-subtle" />
              <span className="sr-only">{label}</span>
            </dt>
            <dd className="truncate">{value}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <dl className="dotted text-sm text-ink-muted">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="sr-only">{label}</dt>
          <dd className="inline">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
