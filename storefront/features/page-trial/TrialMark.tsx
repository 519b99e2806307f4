import type { Arm } from '@forecourt/lib/sites/page-trial/trial';

/** Names the trial of a page and the version that was rendered, for the recorder of events. Hidden. */
export const TrialMark = ({ trial, arm }: { trial: string; arm: Arm }) => (
  <span hidden data-page-trial={trial} data-arm={arm} />
);
