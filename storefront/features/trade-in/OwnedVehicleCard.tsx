import { type OwnedVehicle, ownedVehicleTitle } from '@forecourt/lib/leads/trade-in/vehicle';
import { Icon } from '@/ui/Icon.client.tsx';

export function OwnedVehicleCard({
  vehicle,
  rego,
  regoState,
}: {
  vehicle: OwnedVehicle;
  rego: string;
  regoState: string;
}) {
  const facts = [vehicle.body, vehicle.transmission, vehicle.fuel, vehicle.colour].filter(
    (fact) => fact !== null,
  );
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-card">
      <span className="flex size-14 flex-none items-center justify-center rounded-full bg-accent-soft text-accent-ink">
        <Icon name="car" size={28} />
      </span>
      <div className="min-w-48 flex-1">
        <p className="text-xl font-semibold wrap-anywhere">
          <bdi>{ownedVehicleTitle(vehicle)}</bdi>
        </p>
        {facts.length > 0 && (
          <p className="dotted mt-1 text-ink-muted">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
      </div>
      {rego && <Plate rego={rego} regoState={regoState} />}
    </div>
  );
}

const Plate = ({ rego, regoState }: { rego: string; regoState: string }) => (
  <span
    dir="ltr"
    className="inline-grid min-w-28 rounded-control border-2 border-ink px-3.5 pt-1 pb-0.5 text-center text-lg leading-tight font-bold tracking-widest"
  >
    {rego}
    <small className="text-xs font-semibold tracking-[0.2em] text-ink-muted">{regoState}</small>
  </span>
);
