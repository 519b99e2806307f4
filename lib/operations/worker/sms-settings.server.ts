import { z } from 'zod';
import { type SmsSender, smsSender } from '../../messaging/sms/send.server.ts';
import { parseEnvironment, variables } from '../../platform/env.ts';
import type { WorkerEnvironment } from './worker-part.ts';

const schema = z.object({
  RESERVATION_SECRET: variables.RESERVATION_SECRET.unwrap(),
  TWILIO_HOST: variables.TWILIO_HOST,
  TWILIO_ACCOUNT_SID: variables.TWILIO_ACCOUNT_SID,
  TWILIO_AUTH_TOKEN: variables.TWILIO_AUTH_TOKEN,
  TEXT_FROM: variables.TEXT_FROM,
});

/** Returns the SMS sender, null if not configured, and the secret for links in messages. */
export function smsSettings(environment: WorkerEnvironment): { sender: SmsSender | null; secret: string } {
  const { RESERVATION_SECRET, ...values } = parseEnvironment(schema, environment);
  return { sender: smsSender(values), secret: RESERVATION_SECRET };
}
