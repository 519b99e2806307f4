export interface EmulatorService {
  url: string;
  health(): Promise<{ ok: boolean; detail: string }>;
  stop(): Promise<void>;
}

/** Health detail of an emulator with pending webhook deliveries. */
export const CHANGES_PENDING = 'changes on their way to the storefront';
