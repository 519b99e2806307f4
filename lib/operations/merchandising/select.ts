import type { MerchandisingAnswer, RiskChoice, RiskFilter, RiskVehicle } from './answers.ts';
import { STEP_LABELS, STEPS } from './step.ts';

/** Returns the vehicles that match a filter, in their order. */
export const selectVehicles = (
  vehicles: readonly RiskVehicle[],
  { place, make, step }: RiskFilter,
): RiskVehicle[] =>
  vehicles.filter(
    (vehicle) =>
      (place === '' || vehicle.place.id === place) &&
      (make === '' || vehicle.make === make) &&
      (step === '' || vehicle.step.name === step),
  );

/** Returns the options of the filters over all vehicles, with their numbers. */
export function riskChoices(
  vehicles: readonly RiskVehicle[],
): Pick<MerchandisingAnswer, 'places' | 'makes' | 'steps'> {
  const steps = Map.groupBy(vehicles, ({ step }) => step.name);
  return {
    places: choices(vehicles, ({ place: { id, name } }) => [id, name]),
    makes: choices(vehicles, ({ make }) => [make, make]),
    steps: STEPS.flatMap((value) => {
      const count = steps.get(value)?.length ?? 0;
      return count > 0 ? [{ value, label: STEP_LABELS[value], count }] : [];
    }),
  };
}

function choices(
  vehicles: readonly RiskVehicle[],
  of: (vehicle: RiskVehicle) => readonly [value: string, label: string],
): RiskChoice[] {
  const byValue = new Map<string, RiskChoice>();
  for (const vehicle of vehicles) {
    const [value, label] = of(vehicle);
    const choice = byValue.get(value) ?? { value, label, count: 0 };
    choice.count += 1;
    byValue.set(value, choice);
  }
  return [...byValue.values()].toSorted((one, other) => one.label.localeCompare(other.label));
}

/** Returns the number of vehicles and their money at risk. */
export const riskTotal = (vehicles: readonly RiskVehicle[]): MerchandisingAnswer['total'] => ({
  vehicles: vehicles.length,
  atRisk: vehicles.reduce((sum, { atRisk }) => sum + atRisk, 0),
});
