import type { TrialAudience, TrialChange, TrialEnding, TrialGoal, TrialState } from './trial.ts';

// Labels of trials, for the studio.

export const CHANGE_LABELS: Readonly<Record<TrialChange, string>> = {
  block: 'Replace a block or its text',
  order: 'Put the blocks in another order',
  setting: 'Change a setting',
  feature: 'Turn a feature on or off',
};

export const AUDIENCE_LABELS: Readonly<Record<TrialAudience, string>> = {
  everyone: 'Everyone',
  phones: 'Phones',
  largerScreens: 'Tablets and computers',
};

export const GOAL_LABELS: Readonly<Record<TrialGoal, string>> = {
  lead: 'Enquiries and reservations',
  call: 'Taps on a phone number',
  view: 'Views of a used vehicle',
};

export const STATE_LABELS: Readonly<Record<TrialState, string>> = {
  draft: 'Not started',
  running: 'Running',
  ended: 'Ended',
};

export const ENDING_LABELS: Readonly<Record<TrialEnding, string>> = {
  variant: 'The change was kept',
  control: 'The page stayed as it was',
  harm: 'Ended by itself: the change did harm',
  date: 'Ended by itself on its end date',
};
