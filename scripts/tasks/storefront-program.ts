import { BUNDLE } from './builds.ts';

/**
 * The command line of the built storefront, to be started in `BUNDLE`. As in a container with a read-only root, it can write no
 * file and start no process; unlike there, it can also read nothing outside of the bundle, so that a file which the bundle lacks
 * is missed although the project has it.
 * @param spool its folder for leads (LEAD_SPOOL), the only one that it may write to
 * @returns arguments of Node
 */
export const storefrontProgram = (port: number, host: string, spool?: string): string[] => [
  '--permission',
  `--allow-fs-read=${BUNDLE}`,
  ...(spool ? [`--allow-fs-read=${spool}`, `--allow-fs-write=${spool}`] : []),
  // The image library.
  '--allow-addons',
  '--disable-warning=SecurityWarning',
  'storefront/standalone.ts',
  '--port',
  String(port),
  '--hostname',
  host,
];
