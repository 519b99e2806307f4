import { modelsChangedSchema } from '@forecourt/lib/inventory/search/models/models-changed';
import { respondAfterInvalidation } from '@/app/api/respond-after-invalidation.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { readSignedChange } from '@/cache/signed-change.server.ts';
import { sitesOfBrands } from '@/content/directory.server.ts';
import { withErrors } from '@/handlers/with-errors.server.ts';
import { log } from '@/logging/log.server.ts';

/** Webhook of the model index: invalidates the directories of sites with those brands. Idempotent. */
export const POST = withErrors(
  async (request) => {
    const { manufacturers } = await readSignedChange(request, modelsChangedSchema);
    const tags = (await sitesOfBrands(manufacturers)).map((site) => tagOf('models', { site }));
    log.info({ manufacturers: manufacturers.length, tags: tags.length }, 'models_changed');
    return respondAfterInvalidation(tags);
  },
  { event: 'models_webhook_failed' },
);
