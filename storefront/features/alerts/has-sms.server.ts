import { smsSender } from '@forecourt/lib/messaging/sms/send.server';
import { environment } from '@forecourt/lib/platform/env';

/** Returns whether this installation sends SMS, so that alerts by text can be offered. */
export const hasSms = (): boolean => smsSender(environment()) !== null;
