import { z } from 'zod';
import { line } from '../../platform/text/schema.ts';
import { askRegister, type RegisterAccess } from './ask-register.server.ts';
import type { RegisterClient } from './check.ts';

const answerSchema = z.object({
  reference: line(60).min(1),
  checkedAt: z.iso.datetime({ offset: true }),
  vin: z.string(),
  recalls: z
    .array(
      z.object({
        /** The number of the Department of Infrastructure, such as `REC-005812`. */
        recallNumber: line(60).min(1),
        title: line(200).min(1),
        /** A status that we do not know counts as open: it may be a safety fault. */
        status: z.string(),
      }),
    )
    .max(100),
});

const CLOSED = new Set(['completed', 'cancelled']);

/** Client of a recall register: `POST {api}/vehicle-recalls` by VIN. An answer about another VIN is invalid. */
export const recallsClient = (access: RegisterAccess): RegisterClient => ({
  async check(vin) {
    const answer = await askRegister('recalls', access, {
      path: '/vehicle-recalls',
      body: { vin },
      schema: answerSchema,
      isRepeatable: true,
    });
    if ('failed' in answer) return { outcome: 'failed', detail: answer.failed, isRefused: answer.isRefused };
    const { reference, checkedAt, recalls, ...about } = answer.data;
    if (about.vin.toUpperCase() !== vin.toUpperCase())
      return { outcome: 'failed', detail: 'another vehicle', isRefused: true };
    return {
      outcome: 'checked',
      checkedAt: new Date(checkedAt),
      result: {
        register: 'recalls',
        certificate: reference,
        recalls: recalls.map(({ recallNumber, title, status }) => ({
          number: recallNumber,
          title,
          isOpen: !CLOSED.has(status.toLowerCase()),
        })),
      },
    };
  },
});
