/** How a vehicle without a stock number is identified: by its VIN, or by fields that do not change. */
export type StockNumberSource = 'vin' | 'fields';

/** Explains how the vehicles of a file without stock numbers are identified. */
export function stockNumberText(counts: Readonly<Partial<Record<StockNumberSource, number>>>): string | null {
  const { vin = 0, fields = 0 } = counts;
  if (vin + fields === 0) return null;
  const vehicles = (count: number) =>
    `${count.toLocaleString('en-AU')} ${count === 1 ? 'vehicle' : 'vehicles'}`;
  const parts = [
    ...(vin > 0 ? [`${vehicles(vin)} by VIN`] : []),
    ...(fields > 0
      ? [`${vehicles(fields)} by a number made of registration, make, model, year and colour`]
      : []),
  ];
  return `the file has no stock numbers: identified ${parts.join(' and ')}`;
}
