/** API of the times at which a location can call back. */
export const WINDOWS_PATH = '/api/call-back/windows';

export interface WindowsAnswer {
  /** Soonest first. `value` is the start, `2026-11-23T16:00:00+11:00`. */
  windows: { value: string; text: string }[];
  /** Name of the location that calls. */
  place: string;
}
