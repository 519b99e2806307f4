import { chatModel } from '@forecourt/lib/operations/advert-text/model.server';
import { advertText } from '@forecourt/lib/operations/advert-text/office.server';
import type { Call } from '@forecourt/lib/operations/back-office/call.server';
import { environment } from '@forecourt/lib/platform/env';
import { reportedSite } from './reported-site.server.ts';

/** Writes a text about a vehicle from its facts. */
export function writeText(call: Call): Promise<Response> {
  const { TEXT_MODEL_URL: url, TEXT_MODEL_KEY: key, TEXT_MODEL_NAME: model } = environment();
  return advertText(call, {
    siteOf: async (caller, slug) => (await reportedSite(caller, slug)).site,
    model: url ? chatModel({ url, key, model: model ?? 'default' }) : null,
  });
}
