import { z } from 'zod';

const seconds = z.coerce.number().int().min(0).max(86_400).nullable().catch(null).default(null);

const reportSchema = z.object({
  CallSid: z.string().min(2).max(64),
  To: z.string().min(3).max(40),
  /** The result of the connection with the location; only in the action of `<Dial>`. */
  DialCallStatus: z.string().max(32).optional(),
  DialCallDuration: seconds,
  /** Of the caller's own call; `<Dial>` answers it only when the location does (`answerOnBridge`). */
  CallStatus: z.string().max(32).default(''),
  CallDuration: seconds,
});

export interface EndedCall {
  providerId: string;
  /** The number that was called. */
  called: string;
  isAnswered: boolean;
  seconds: number | null;
}

/**
 * Reads Twilio's report that a call ended: the action of `<Dial>`, or the number's status callback, which may
 * arrive first if the caller hung up. Null for an invalid report.
 */
export function endedCall(form: URLSearchParams): EndedCall | null {
  const report = reportSchema.safeParse(Object.fromEntries(form));
  if (!report.success) return null;
  const { CallSid, To, DialCallStatus, DialCallDuration, CallStatus, CallDuration } = report.data;
  const isAnswered =
    DialCallStatus === undefined
      ? CallStatus === 'completed' && (CallDuration ?? 0) > 0
      : DialCallStatus === 'completed' || DialCallStatus === 'answered';
  return {
    providerId: CallSid,
    called: To,
    isAnswered,
    seconds: DialCallDuration ?? (isAnswered ? CallDuration : null),
  };
}
