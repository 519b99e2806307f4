import { ask } from '../../tasks/request-storefront.ts';

/** What the form of a deal must offer, so that every kind of change is measured. */
const OFFERED = ['name="extra-', 'name="handover"', 'name="payment"', 'name="years"'];

/**
 * Returns the path of the first deal form that has extras, delivery and finance.
 * @param vehicles paths of vehicle pages
 * @throws when no vehicle has one
 */
export async function dealPath(port: number, host: string, vehicles: readonly string[]): Promise<string> {
  for (const vehicle of vehicles) {
    const path = `${vehicle}/deal`;
    const { status, body } = await ask({ port, host, path });
    if (status === 200 && OFFERED.every((field) => body.includes(field))) return path;
  }
  throw new Error('No vehicle has a deal with extras, delivery and finance.');
}
