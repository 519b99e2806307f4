/** What every local service provides to its host process. */
export interface LocalService {
  url: string;
  health(): Promise<{ ok: boolean; detail: string }>;
  stop(): Promise<void>;
}

/** Health detail of a service whose webhook deliveries are behind. */
export const CHANGES_PENDING = 'changes on their way to the storefront';
