import { z } from 'zod';
import { conversationReader } from '../../../leads/conversation/conversation-site.server.ts';
import { startConversations } from '../../../leads/conversation/start.server.ts';
import { figureOfMail } from '../../../leads/mail/figure-of-mail.server.ts';
import { mailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import { smtpSender } from '../../../messaging/mail/transport.server.ts';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { smsSettings } from '../sms-settings.server.ts';
import type { PreparePart } from '../worker-part.ts';

const schema = z.object({
  SMTP_URL: variables.SMTP_URL,
  MAIL_FROM: variables.MAIL_FROM,
  INBOUND_MAIL_DOMAIN: variables.INBOUND_MAIL_DOMAIN,
});

/** Sends staff's messages to shoppers by mail, SMS and WhatsApp. */
export const prepare: PreparePart = (environment) => {
  const { SMTP_URL, MAIL_FROM, INBOUND_MAIL_DOMAIN } = parseEnvironment(schema, environment);
  const { sender, secret } = smsSettings(environment);
  const reader = mailSiteReader(environment);
  const conversations = conversationReader(environment);
  return async ({ databaseUrl, pool, report }) => {
    const mailSender = smtpSender({ url: SMTP_URL, from: MAIL_FROM });
    const running = await startConversations({
      databaseUrl,
      pool,
      reader,
      conversations,
      mailSender,
      mailFrom: MAIL_FROM,
      inboundDomain: INBOUND_MAIL_DOMAIN ?? null,
      smsSender: sender,
      figureOf: figureOfMail,
      secret,
      report,
    });
    return {
      stop: async () => {
        await running.stop();
        mailSender.close();
      },
    };
  };
};
