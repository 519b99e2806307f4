import { settingChanges } from '@forecourt/lib/operations/back-office/setting-changes.server';
import { environment } from '@forecourt/lib/platform/env';
import { contentClient } from '@/content/client.server.ts';

const answers = settingChanges(() => {
  const { SANITY_WRITE_TOKEN: token } = environment();
  return token
    ? { token, client: contentClient().withConfig({ token, perspective: 'raw', stega: false }) }
    : null;
});

export const { list: listSettingSchedules, schedule: scheduleSettings, cancel: cancelSettings } = answers;
