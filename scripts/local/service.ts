/** What every local service gives its host process. */
export interface LocalService {
  /** Where it answers; empty for a worker without an address. */
  url: string;
  health(): Promise<{ ok: boolean; detail: string }>;
  stop(): Promise<void>;
}

/** What the health of a service says while its webhooks are behind. */
export const NEWS_WAITING = 'changes on their way to the storefront';
