import { forgetVendors } from '@forecourt/lib/platform/network/testing/forget-vendors';
import fc from 'fast-check';
import { vi } from 'vitest';

// Runs before each file: pure tests share a process, where a clock that the last file stopped would stand still.
vi.useRealTimers();
// A circuit breaker that the last file opened would refuse the calls of this one.
forgetVendors();

// `npm test` tries the same cases each time, so that a red run means a change broke something; `npm run test:long`
// tries new ones.
if (process.env.TEST_LENGTH !== 'long') fc.configureGlobal({ seed: 20_261_127 });
