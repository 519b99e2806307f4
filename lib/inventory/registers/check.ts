import { z } from 'zod';
import { line } from '../../platform/text/schema.ts';
import type { Register } from '../../sites/registers.ts';

/** The vehicle's entries in the Personal Property Securities Register (PPSR) and NEVDIS. */
export const ppsrResultSchema = z.object({
  register: z.literal('ppsr'),
  /** The number of the search certificate. */
  certificate: line(60).min(1),
  /** Registered security interests, which mean that money may be owing on the vehicle. */
  interests: z.number().int().min(0),
  isWrittenOff: z.boolean(),
  isStolen: z.boolean(),
});

/** A recall of the vehicle by its manufacturer. */
export const recallSchema = z.object({
  number: line(60).min(1),
  title: line(200).min(1),
  isOpen: z.boolean(),
});
export type Recall = z.output<typeof recallSchema>;

export const recallsResultSchema = z.object({
  register: z.literal('recalls'),
  certificate: line(60).min(1),
  recalls: z.array(recallSchema).max(100),
});

export const checkResultSchema = z.discriminatedUnion('register', [ppsrResultSchema, recallsResultSchema]);
export type CheckResult = z.output<typeof checkResultSchema>;

/** A register's latest answer about a vehicle. */
export interface VehicleCheck {
  checkedAt: Date;
  result: CheckResult;
}

/** Returns the open recalls of a result. */
export const openRecalls = (result: CheckResult): Recall[] =>
  result.register === 'recalls' ? result.recalls.filter(({ isOpen }) => isOpen) : [];

/** Returns whether a result blocks reserving: it has an open safety recall. */
export const blocksReserving = (result: CheckResult): boolean => openRecalls(result).length > 0;

/** Answer of a register; `failed`: none that can be used; `isRefused`: it has none about this VIN, also later. */
export type RegisterAnswer =
  | { outcome: 'checked'; checkedAt: Date; result: CheckResult }
  | { outcome: 'failed'; detail: string; isRefused: boolean };

/** A register with results by VIN. `check` never throws: failures are returned as `failed`. */
export interface RegisterClient {
  check(vin: string): Promise<RegisterAnswer>;
}

export type RegisterClients = Partial<Record<Register, RegisterClient>>;
