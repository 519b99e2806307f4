/** Parses a comma-separated list of hosts, such as `BACK_OFFICE_HOSTS`. */
export const hostList = (list: string): string[] =>
  list
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
