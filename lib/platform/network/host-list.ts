/** The hosts of a comma-separated list, such as `BACK_OFFICE_HOSTS`. */
export const hostList = (list: string): string[] =>
  list
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
