import { NO_ESTIMATE_TEXT } from '@forecourt/lib/leads/trade-in/estimate';
import { rangeText } from '@forecourt/lib/leads/trade-in/lead-message';
import type { OwnValuation } from '@forecourt/lib/leads/trade-in/valuations.server';
import { ownedVehicleTitle } from '@forecourt/lib/leads/trade-in/vehicle';
import { formatDate, formatKilometres, formatMoney } from '@forecourt/lib/platform/text/format';
import type { Site } from '@forecourt/lib/sites/site';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { EmptyState, Part } from './GarageSection.tsx';

export function Valuations({ site, valuations }: { site: Site; valuations: readonly OwnValuation[] }) {
  const { features, settings } = site;
  const begin = features.tradeInEnabled && (
    <LinkButton href={settings.sellCarPath} variant="secondary" size="sm">
      Value my car
    </LinkButton>
  );
  return (
    <Part id="valuations" title="Valuations" action={valuations.length > 0 && begin}>
      {valuations.length === 0 ? (
        <EmptyState icon="hand-coins" action={begin}>
          You have no valuations yet. Value your car to see an estimate here.
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {valuations.map((valuation) => (
            <Entry key={valuation.id} valuation={valuation} timeZone={settings.timeZone} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function Entry({ valuation, timeZone }: { valuation: OwnValuation; timeZone: string }) {
  const { vehicle, rego, regoState, kilometres } = valuation;
  const figure =
    valuation.inspectedAmount === null ? rangeText(valuation) : formatMoney(valuation.inspectedAmount);
  const facts = [
    [rego, regoState].filter(Boolean).join(' '),
    kilometres !== null && formatKilometres(kilometres),
  ];
  return (
    <li className="grid gap-2 rounded-card border border-line p-card">
      <h3 className="text-lg wrap-anywhere">{vehicle ? ownedVehicleTitle(vehicle) : rego}</h3>
      <p className="numbers text-sm text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
      {figure ? (
        <p className="numbers mt-1 text-2xl font-semibold">{figure}</p>
      ) : (
        <p className="mt-1">{NO_ESTIMATE_TEXT}</p>
      )}
      <p className="text-sm text-ink-muted">{stateOf(valuation, timeZone)}</p>
    </li>
  );
}

function stateOf(valuation: OwnValuation, timeZone: string): string {
  const { acceptedAt, inspectionAt, inspectedAt, expiresAt, amountLow } = valuation;
  if (inspectedAt) return `Our offer after the inspection on ${formatDate(inspectedAt, timeZone)}.`;
  if (acceptedAt)
    return `You accepted this estimate on ${formatDate(acceptedAt, timeZone)}, subject to inspection.`;
  if (inspectionAt) return 'You requested an inspection. We will call you to arrange a time.';
  if (amountLow === null || !expiresAt) return '';
  return `Valid until ${formatDate(expiresAt, timeZone)}, subject to inspection.`;
}
