import { BUNDLE } from './builds.ts';

/**
 * The command line of the built storefront, to be started in its bundle. As in a container with a read-only root, it can write no
 * file and start no process; unlike there, it can also read nothing outside of the bundle, so that a file which the bundle lacks
 * is missed although the project has it.
 * @param options.reads folders that it may read: its bundle, and volumes
 * @param options.spool its folder for leads (LEAD_SPOOL), the only one that it may write to
 * @returns arguments of Node
 */
export const storefrontProgram = (
  port: number,
  host: string,
  { reads = [BUNDLE], spool }: { reads?: readonly string[]; spool?: string | undefined } = {},
): string[] => [
  '--permission',
  ...[...reads, ...(spool ? [spool] : [])].map((folder) => `--allow-fs-read=${folder}`),
  ...(spool ? [`--allow-fs-write=${spool}`] : []),
  // The image library.
  '--allow-addons',
  '--disable-warning=SecurityWarning',
  'storefront/standalone.ts',
  '--port',
  String(port),
  '--hostname',
  host,
];
