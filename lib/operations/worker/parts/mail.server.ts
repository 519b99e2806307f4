import { z } from 'zod';
import { alertComposer } from '../../../leads/mail/alert.server.ts';
import { leadComposer } from '../../../leads/mail/lead.server.ts';
import { prizeComposer } from '../../../leads/mail/prize.server.ts';
import { waitingListComposer } from '../../../leads/mail/waiting-list.server.ts';
import { mailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import { smtpSender } from '../../../messaging/mail/transport.server.ts';
import { onlinePaymentComposer } from '../../../payments/online-payment/mails.server.ts';
import { reservationComposer } from '../../../payments/reservation/mails.server.ts';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { siteReportComposer } from '../../site-report/report-mail.server.ts';
import { startMailWorker } from '../mail-delivery.server.ts';
import type { PreparePart } from '../worker-part.ts';

const schema = z.object({
  SMTP_URL: variables.SMTP_URL,
  MAIL_FROM: variables.MAIL_FROM,
  RESERVATION_SECRET: variables.RESERVATION_SECRET.unwrap(),
  STUDIO_ORIGINS: variables.STUDIO_ORIGINS,
});

export const prepare: PreparePart = (environment) => {
  const {
    SMTP_URL,
    MAIL_FROM,
    RESERVATION_SECRET: secret,
    STUDIO_ORIGINS,
  } = parseEnvironment(schema, environment);
  const site = mailSiteReader(environment);
  return ({ databaseUrl, report }) =>
    startMailWorker({
      databaseUrl,
      report,
      compose: {
        lead: leadComposer(site, secret),
        reservation: reservationComposer(site, secret),
        online_payment: onlinePaymentComposer(site, secret),
        waiting_list: waitingListComposer(site, secret),
        alert: alertComposer(site, secret),
        prize: prizeComposer(site),
        site_report: siteReportComposer(site, STUDIO_ORIGINS[0] ?? null),
      },
      sender: smtpSender({ url: SMTP_URL, from: MAIL_FROM }),
      mailDomain: MAIL_FROM.split('@')[1] ?? 'localhost',
    });
};
