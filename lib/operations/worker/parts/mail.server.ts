import { z } from 'zod';
import { alertComposer } from '../../../leads/mail/alert.server.ts';
import { figureOfMail } from '../../../leads/mail/figure-of-mail.server.ts';
import { leadComposer } from '../../../leads/mail/lead.server.ts';
import { leadNoticeComposer } from '../../../leads/mail/lead-notice.server.ts';
import { prizeComposer } from '../../../leads/mail/prize.server.ts';
import { waitingListComposer } from '../../../leads/mail/waiting-list.server.ts';
import { mailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import { mailDomainOf, smtpSender } from '../../../messaging/mail/transport.server.ts';
import { onlinePaymentComposer } from '../../../payments/online-payment/mails.server.ts';
import { reservationComposer } from '../../../payments/reservation/mails.server.ts';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { administratorEmails } from '../../back-office/administrators.server.ts';
import type { StudioProject } from '../../back-office/staff.server.ts';
import { siteReportComposer } from '../../site-report/report-mail.server.ts';
import { startMailWorker } from '../mail-delivery.server.ts';
import type { PreparePart } from '../worker-part.ts';

const schema = z.object({
  SMTP_URL: variables.SMTP_URL,
  MAIL_FROM: variables.MAIL_FROM,
  RESERVATION_SECRET: variables.RESERVATION_SECRET.unwrap(),
  STUDIO_ORIGINS: variables.STUDIO_ORIGINS,
  SANITY_PROJECT_ID: variables.SANITY_PROJECT_ID,
  SANITY_DATASET: variables.SANITY_DATASET,
  SANITY_API_HOST: variables.SANITY_API_HOST,
  SANITY_WRITE_TOKEN: variables.SANITY_WRITE_TOKEN,
});

export const prepare: PreparePart = (environment) => {
  const {
    SMTP_URL,
    MAIL_FROM,
    RESERVATION_SECRET: secret,
    STUDIO_ORIGINS,
    SANITY_WRITE_TOKEN: token,
    ...access
  } = parseEnvironment(schema, environment);
  const site = mailSiteReader(environment);
  const project: StudioProject = {
    projectId: access.SANITY_PROJECT_ID,
    dataset: access.SANITY_DATASET,
    ...(access.SANITY_API_HOST && { host: access.SANITY_API_HOST }),
  };
  return ({ databaseUrl, pool, report }) =>
    startMailWorker({
      databaseUrl,
      report,
      compose: {
        lead: leadComposer(site, secret, pool),
        reservation: reservationComposer(site, secret, figureOfMail),
        online_payment: onlinePaymentComposer(site, secret),
        waiting_list: waitingListComposer(site, secret),
        alert: alertComposer(site, secret),
        prize: prizeComposer(site),
        site_report: siteReportComposer(site, STUDIO_ORIGINS[0] ?? null),
        lead_notice: leadNoticeComposer(site, {
          studioUrl: STUDIO_ORIGINS[0] ?? null,
          // Without them, the site's recipients are emailed.
          administrators: () =>
            token
              ? administratorEmails(project, token).catch((error: unknown) => {
                  report({ stage: 'deliver', error });
                  return [];
                })
              : Promise.resolve([]),
        }),
      },
      sender: smtpSender({ url: SMTP_URL, from: MAIL_FROM }),
      mailDomain: mailDomainOf(MAIL_FROM),
    });
};
