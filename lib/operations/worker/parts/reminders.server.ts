import { queueServiceReminders } from '../../../leads/service-booking/queue-reminders.server.ts';
import { queueDriveReminders } from '../../../leads/test-drive/queue-reminders.server.ts';
import { mailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import { smsSettings } from '../sms-settings.server.ts';
import type { PreparePart } from '../worker-part.ts';

export const prepare: PreparePart = (environment) => {
  const texts = smsSettings(environment);
  const reader = mailSiteReader(environment);
  return async ({ pool, report }) => ({
    jobs: [
      {
        name: 'test-drives-remind',
        cron: '*/5 * * * *',
        longestSeconds: 240,
        run: () =>
          queueDriveReminders({
            pool,
            site: (slug) => reader.site(slug),
            ...texts,
            report: (error) => report({ stage: 'test-drives-remind', error }),
          }),
      },
      {
        // Every minute, because it also sends the SMS that a car is ready.
        name: 'service-remind',
        cron: '* * * * *',
        longestSeconds: 240,
        run: () =>
          queueServiceReminders({
            pool,
            site: (slug) => reader.site(slug),
            ...texts,
            report: (error) => report({ stage: 'service-remind', error }),
          }),
      },
    ],
    stop: async () => {},
  });
};
