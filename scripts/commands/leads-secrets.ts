// pnpm leads:secrets SITE: prints the secrets that sign a site's leads, one for each HTTPS channel. Pass each
// to the operator of the receiving system.
import { parseArgs } from 'node:util';
import { channelsOf } from '@forecourt/lib/leads/channel/channel';
import { channelSecret } from '@forecourt/lib/leads/channel/secret';
import { mailSiteReader } from '@forecourt/lib/messaging/mail/mail-site.server';
import { parseEnvironment, variables } from '@forecourt/lib/platform/env';
import { z } from 'zod';
import { runCommand } from './command.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { Advice } from './terminal/steps.mjs';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [siteSlug] = positionals;
  if (!siteSlug) throw new Advice("Pass the site's short name: pnpm leads:secrets harbour");
  loadEnvironment();
  const schema = z.object({ LEAD_CHANNEL_SECRET: variables.LEAD_CHANNEL_SECRET.unwrap() });
  const { LEAD_CHANNEL_SECRET } = parseEnvironment(schema, process.env);
  const site = await mailSiteReader(process.env).site(siteSlug);
  if (!site) throw new Advice(`Site ${siteSlug} does not exist.`);
  const postedChannels = channelsOf(site.leadChannels).filter((channel) => 'url' in channel);
  for (const { id, name, url, secretNumber: number } of postedChannels)
    process.stdout.write(
      `${name}  ${url}\n  ${channelSecret(LEAD_CHANNEL_SECRET, { siteSlug, channelId: id, number })}\n`,
    );
  if (postedChannels.length === 0) process.stdout.write('This site has no published HTTPS channel\n');
});
