import type pg from 'pg';
import type { RegisterClients } from './check.ts';
import { type CheckedStock, pauseRegister, planChecks, saveCheck, takeDueChecks } from './checks.server.ts';

const VEHICLES_AT_ONCE = 20;
/** Consecutive failures that pause a register for an hour. A refused VIN does not count. */
const MOST_FAILURES = 5;

/**
 * Asks the registers about vehicles whose check is due. Any number of workers may run it at once.
 * @param stock the stock to check; a register that no site uses has an empty one, which deletes its results
 * @param report called with the reason of each failure
 * @returns the number of vehicles with a new result
 */
export async function refreshChecks(
  pool: pg.Pool,
  clients: RegisterClients,
  stock: readonly CheckedStock[],
  report: (error: Error) => void,
): Promise<number> {
  let checked = 0;
  for (const checkedStock of stock) {
    const { register } = checkedStock;
    await planChecks(pool, checkedStock);
    const client = clients[register];
    if (!client) continue;
    let failures = 0;
    while (failures < MOST_FAILURES) {
      const due = await takeDueChecks(pool, register, VEHICLES_AT_ONCE);
      if (due.length === 0) break;
      for (const vehicle of due) {
        const answer = await client.check(vehicle.vin);
        await saveCheck(pool, register, vehicle, answer);
        if (answer.outcome === 'checked') {
          checked++;
          failures = 0;
          continue;
        }
        if (!answer.isRefused) failures++;
        report(new Error(`${register} check failed: ${answer.detail}`));
        if (failures >= MOST_FAILURES) break;
      }
    }
    if (failures >= MOST_FAILURES) await pauseRegister(pool, register);
  }
  return checked;
}
