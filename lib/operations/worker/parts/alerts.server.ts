import { alertSiteReader } from '../../../leads/alerts/alert-site.server.ts';
import { startAlerts } from '../../../leads/alerts/start.server.ts';
import { mailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import { smsSettings } from '../sms-settings.server.ts';
import type { PreparePart } from '../worker-part.ts';

export const prepare: PreparePart = (environment) => {
  const texts = smsSettings(environment);
  const readSite = alertSiteReader(environment);
  const reader = mailSiteReader(environment);
  return (context) => startAlerts({ ...context, ...texts, readSite, reader });
};
