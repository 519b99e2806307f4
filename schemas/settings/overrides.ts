import { DEALER_CLOCKS } from '@forecourt/lib/sites/dealer-time-zones';
import { EVENT_NAMES } from '@forecourt/lib/sites/event-names';
import type { SettingName } from '@forecourt/lib/sites/settings';

/** Fields that cannot be derived from the zod type. */
export const settingOverrides: Partial<Record<SettingName, Record<string, unknown>>> = {
  eventIds: {
    type: 'array',
    of: [
      {
        type: 'object',
        fields: [
          { name: 'event', title: 'Event', type: 'string', options: { list: EVENT_NAMES } },
          { name: 'id', title: 'Id', type: 'number' },
        ],
        preview: { select: { title: 'event', subtitle: 'id' } },
      },
    ],
  },
  establishmentFee: { type: 'string' },
  financeDisclaimer: { type: 'text', rows: 5 },
  vehicleDisclaimer: { type: 'text', rows: 4 },
  timeZone: {
    type: 'string',
    options: { list: [...DEALER_CLOCKS] },
  },
};
