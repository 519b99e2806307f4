import { defineQuery } from 'groq';
import { z } from 'zod';
import { TRIAL_GOALS } from '../../sites/page-trial/trial.ts';

/** Running trials that the worker ends if the change does harm, or after their end date. */
export const endingTrialsQuery = defineQuery(`
  *[_type == "pageTrial" && state == "running" && (endsOnHarm == true || defined(endsOn)) && defined(site->slug.current)]
    | order(_id asc) {
    "id": _id,
    "revision": _rev,
    "site": coalesce(site->slug.current, ""),
    "goal": coalesce(goal, "lead"),
    "endsOnHarm": endsOnHarm == true,
    endsOn,
    "settings": site->settings
  }
`);

const settings = z.record(z.string(), z.unknown()).nullish().catch(null);

export const endingTrialsSchema = z.array(
  z.object({
    id: z.string(),
    revision: z.string(),
    site: z.string(),
    goal: z.enum(TRIAL_GOALS),
    endsOnHarm: z.boolean(),
    endsOn: z.iso
      .date()
      .nullish()
      .catch(null)
      .transform((day) => day ?? null),
    settings,
  }),
);

/** Trials that ended by themselves since a time ($since), for one mail each. */
export const endedTrialsQuery = defineQuery(`
  *[_type == "pageTrial" && state == "ended" && ending in ["harm", "date"] && endedAt > $since
    && defined(site->slug.current)] | order(endedAt asc) {
    "id": _id,
    "name": coalesce(name, "Untitled"),
    ending,
    endsOn,
    "site": coalesce(site->slug.current, ""),
    "goal": coalesce(goal, "lead"),
    "page": coalesce(page->title, page->path.current, "")
  }
`);

export const endedTrialsSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    ending: z.enum(['harm', 'date']),
    endsOn: z.string().nullish(),
    site: z.string(),
    goal: z.enum(TRIAL_GOALS),
    page: z.string(),
  }),
);
