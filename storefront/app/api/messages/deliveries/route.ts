import { applyDeliveryReport } from '@forecourt/lib/leads/conversation/delivery-status.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { z } from 'zod';
import { twilioForm } from '@/features/conversation/twilio-form.server.ts';
import { withErrors } from '@/handlers/with-errors.server.ts';

export const dynamic = 'force-dynamic';

const reportSchema = z.object({
  MessageSid: z.string().min(2).max(64),
  MessageStatus: z.string().max(32),
  ErrorCode: z.string().max(12).default(''),
});

/** Twilio's report about a message that was sent; the address names the message. */
export const POST = withErrors(
  async (request) => {
    const report = reportSchema.safeParse(Object.fromEntries(await twilioForm(request)));
    const id = z.uuid().safeParse(new URL(request.url).searchParams.get('message'));
    if (!report.success || !id.success) throw new ApiError('bad_input', 'The report is invalid.');
    const { MessageSid, MessageStatus, ErrorCode } = report.data;
    await applyDeliveryReport(databasePool(environment().DATABASE_URL), {
      id: id.data,
      providerId: MessageSid,
      status: MessageStatus,
      code: ErrorCode,
    });
    return null;
  },
  { event: 'delivery_report_failed', text: 'Please send it again.' },
);
