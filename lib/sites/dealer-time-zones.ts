/** Australian time zones offered in the studio. */
export const DEALER_CLOCKS = [
  { title: 'Brisbane', value: 'Australia/Brisbane' },
  { title: 'Sydney', value: 'Australia/Sydney' },
  { title: 'Melbourne', value: 'Australia/Melbourne' },
  { title: 'Hobart', value: 'Australia/Hobart' },
  { title: 'Adelaide', value: 'Australia/Adelaide' },
  { title: 'Darwin', value: 'Australia/Darwin' },
  { title: 'Perth', value: 'Australia/Perth' },
] as const;
export const DEALER_TIME_ZONES = DEALER_CLOCKS.map(({ value }) => value);
