import { z } from 'zod';
import { line } from '../../platform/text/schema.ts';
import { askRegister, type RegisterAccess } from './ask-register.server.ts';
import type { RegisterClient } from './check.ts';

const answerSchema = z.object({
  searchCertificateNumber: line(60).min(1),
  searchedAt: z.iso.datetime({ offset: true }),
  vehicle: z.object({ serialNumberType: z.literal('VIN'), serialNumber: z.string() }),
  registrations: z.array(z.object({ registrationNumber: z.string() })),
  nevdis: z.object({
    writtenOffVehicleIncidents: z.array(z.unknown()),
    stolenVehicleReports: z.array(z.unknown()),
  }),
});

/**
 * Client of a PPSR searcher: `POST {api}/motor-vehicle-searches` by VIN. Each search has a fee, so a failed one
 * is not sent again at once. An answer about another VIN is invalid.
 */
export const ppsrClient = (access: RegisterAccess): RegisterClient => ({
  async check(vin) {
    const answer = await askRegister('ppsr', access, {
      path: '/motor-vehicle-searches',
      body: { serialNumberType: 'VIN', serialNumber: vin, includeNevdisData: true },
      schema: answerSchema,
      isRepeatable: false,
    });
    if ('failed' in answer) return { outcome: 'failed', detail: answer.failed, isRefused: answer.isRefused };
    const { vehicle, searchCertificateNumber, searchedAt, registrations, nevdis } = answer.data;
    if (vehicle.serialNumber.toUpperCase() !== vin.toUpperCase())
      return { outcome: 'failed', detail: 'another vehicle', isRefused: true };
    return {
      outcome: 'checked',
      checkedAt: new Date(searchedAt),
      result: {
        register: 'ppsr',
        certificate: searchCertificateNumber,
        interests: registrations.length,
        isWrittenOff: nevdis.writtenOffVehicleIncidents.length > 0,
        isStolen: nevdis.stolenVehicleReports.length > 0,
      },
    };
  },
});
