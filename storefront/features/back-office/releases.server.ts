import { releases } from '@forecourt/lib/operations/back-office/releases.server';
import { environment } from '@forecourt/lib/platform/env';
import { contentClient } from '@/content/client.server.ts';

const answers = releases(() => {
  const { SANITY_WRITE_TOKEN: token } = environment();
  return token
    ? { token, client: contentClient().withConfig({ token, perspective: 'raw', stega: false }) }
    : null;
});

export const {
  read: readRelease,
  publish: publishRelease,
  schedule: scheduleRelease,
  cancel: cancelRelease,
  list: listSchedules,
} = answers;
