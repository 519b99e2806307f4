import { z } from 'zod';
import { formatMoney } from '../../platform/text/format.ts';
import { MAILED, type RiskVehicle } from './answers.ts';

/** A vehicle of the weekly mail. Stored with the report, so that a mail sent again is the same. */
const mailedVehicleSchema = z.object({
  title: z.string(),
  stocknum: z.string(),
  atRisk: z.number(),
  step: z.string(),
});
export type MailedVehicle = z.output<typeof mailedVehicleSchema>;

/** Parses stored vehicles; empty for reports of earlier releases. */
export const mailedVehiclesSchema = z.array(mailedVehicleSchema).catch([]);

/** Returns the vehicles for the mail. */
export const mailedVehicles = (vehicles: readonly RiskVehicle[]): MailedVehicle[] =>
  vehicles
    .slice(0, MAILED)
    .map(({ title, stocknum, atRisk, step }) => ({ title, stocknum, atRisk, step: step.text }));

/** Returns the row of the mail; null without vehicles. */
export const moneyAtRiskRow = (vehicles: readonly MailedVehicle[]): readonly [string, string] | null =>
  vehicles.length === 0
    ? null
    : [
        'Most money at risk',
        vehicles
          .map(
            ({ title, stocknum, atRisk, step }) =>
              `${title}, stock ${stocknum}: ${formatMoney(atRisk)}\n${step}`,
          )
          .join('\n\n'),
      ];
