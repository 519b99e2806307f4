import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import {
  parseSettingChoice,
  type RunningTrial,
  runsInEveryLanguage,
  TRIAL_FEATURES,
  TRIAL_STATES,
} from '@forecourt/lib/sites/page-trial/trial';
import { type StoredBlock, type StoredChange, variantBlocks } from '@forecourt/lib/sites/page-trial/variant';
import type { Site } from '@forecourt/lib/sites/site';
import type { Trial } from '@forecourt/lib/sites/trial';
import { pageTrialsQuery, trialChangeQuery } from '@forecourt/schemas/queries/pageTrials';
import { cache } from 'react';
import { cached, tagPage } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { draftOfRequest } from '@/site/draft.server.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { changeOfRender } from './change-of-render.server.ts';
import { ask } from './client.server.ts';
import { trialIn, trialsBySite } from './running-trials.server.ts';
import { loadSite, siteWith } from './site.server.ts';
import type { StoredDocument } from './stored-document.ts';

/** Returns the running trials of a site, and makes the page being rendered depend on them. */
export async function trialsOfSite({
  slug,
  features,
}: Pick<Site, 'slug' | 'features'>): Promise<readonly RunningTrial[]> {
  if (!features.trials) return [];
  const trials = await cached('pageTrials', { site: slug }, async () =>
    (await ask(pageTrialsQuery, {})).filter(({ site }) => site === slug),
  );
  return trialsBySite(trials).get(slug) ?? [];
}

/**
 * Returns the trial that runs on the page at a path in the language being rendered, and makes the page depend on the
 * site's trials; null without one.
 */
export async function trialOfPage(
  site: Pick<Site, 'slug' | 'features'>,
  path: string,
): Promise<RunningTrial | null> {
  return trialIn(await trialsOfSite(site), path, await pageLanguage());
}

/**
 * Makes this render show the variant of a trial; in an editor's preview also of one that does not run.
 * @returns the site with the feature or setting that the trial changes, and whether the page differs from the published
 * one: it does not once the trial has ended, or if its change no longer fits the page
 */
export const applyVariant = cache(async (slug: string, trialId: string, path: string) => {
  const isPreview = draftOfRequest() !== null;
  const trial = await ask(trialChangeQuery, {
    site: slug,
    trial: trialId,
    states: isPreview ? [...TRIAL_STATES] : ['running'],
  });
  await tagPage([
    tagOf('pageTrials', { site: slug }),
    tagOf('document', { site: slug, id: trialId }),
    tagOf('page', { site: slug, path }),
    ...(trial?.page ? [tagOf('document', { site: slug, id: trial.page._id })] : []),
  ]);
  const own = await loadSite(slug);
  const document = trial?.page as unknown as (StoredDocument & { blocks?: StoredBlock[] }) | null | undefined;
  const stored = (document?.path as { current?: string } | undefined)?.current;
  if (!trial || !document || stored !== path || !(own.features.trials || isPreview))
    return { site: own, isVariant: false };
  if (runsInEveryLanguage(trial.change ?? '')) {
    const changes = siteChangesOf(trial);
    const site = changes && (await siteWith(slug, changes));
    return site ? { site, isVariant: true } : { site: own, isVariant: false };
  }
  if ((await pageLanguage()) !== ENGLISH) return { site: own, isVariant: false };
  const blocks = variantBlocks(document.blocks ?? [], trial as unknown as StoredChange);
  if (!blocks) return { site: own, isVariant: false };
  changeOfRender().page = { path, document: { ...document, blocks } };
  return { site: own, isVariant: true };
});

/** Returns the feature or setting that a trial changes, with its value; null if no trial may change it. */
function siteChangesOf(trial: {
  change: string | null;
  feature: string | null;
  featureValue: boolean | null;
  setting: string | null;
}): Trial | null {
  if (trial.change === 'setting') {
    const choice = parseSettingChoice(trial.setting);
    return choice && { [choice.name]: choice.value };
  }
  const feature = TRIAL_FEATURES.find((name) => name === trial.feature);
  return feature ? { [feature]: trial.featureValue === true } : null;
}
