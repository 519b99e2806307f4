import { type Identity, type KnownVehicle, plateOf, vinOf } from './identity.ts';

const keysOf = (vehicle: Identity): string[] => {
  const [vin, plate] = [vinOf(vehicle), plateOf(vehicle)];
  return [
    ...(vin === null ? [] : [`vin ${vin}`]),
    ...(plate === null ? [] : [`plate ${plate.toLowerCase()}`]),
    `stock ${vehicle.dealership_id} ${vehicle.stocknum.toLowerCase()}`,
  ];
};

/** Known vehicles by VIN, plate, stock number and id, so that a row is compared with few of them. */
export class KnownIndex {
  private readonly byKey = new Map<string, KnownVehicle[]>();

  constructor(known: readonly KnownVehicle[]) {
    for (const vehicle of known)
      for (const key of [...keysOf(vehicle), `id ${vehicle.id}`]) {
        const vehicles = this.byKey.get(key);
        if (vehicles) vehicles.push(vehicle);
        else this.byKey.set(key, [vehicle]);
      }
  }

  /** Returns the vehicles that have the VIN, plate, stock number or id of one, each once. */
  like(vehicle: Identity & { id: string }): KnownVehicle[] {
    return [...new Set([...keysOf(vehicle), `id ${vehicle.id}`].flatMap((key) => this.byKey.get(key) ?? []))];
  }
}
