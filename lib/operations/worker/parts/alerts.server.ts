import { alertSiteReader } from '../../../leads/alerts/alert-site.server.ts';
import { startAlerts } from '../../../leads/alerts/stages.server.ts';
import { mailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import type { PreparePart } from '../part.ts';
import { textsOf } from '../texts.server.ts';

export const prepare: PreparePart = (environment) => {
  const texts = textsOf(environment);
  const readSite = alertSiteReader(environment);
  const reader = mailSiteReader(environment);
  return (context) => startAlerts({ ...context, ...texts, readSite, reader });
};
