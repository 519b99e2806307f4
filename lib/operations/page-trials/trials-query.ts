import { defineQuery } from 'groq';
import { z } from 'zod';
import { TRIAL_GOALS } from '../../sites/page-trial/trial.ts';

/** Running trials that the worker ends if the change does harm. */
export const endingTrialsQuery = defineQuery(`
  *[_type == "pageTrial" && state == "running" && endsOnHarm == true && defined(site->slug.current)]
    | order(_id asc) {
    "id": _id,
    "revision": _rev,
    "site": coalesce(site->slug.current, ""),
    "goal": coalesce(goal, "lead")
  }
`);

export const endingTrialsSchema = z.array(
  z.object({
    id: z.string(),
    revision: z.string(),
    site: z.string(),
    goal: z.enum(TRIAL_GOALS),
  }),
);
