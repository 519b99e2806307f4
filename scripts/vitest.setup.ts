import { forgetVendors } from '@forecourt/lib/platform/network/testing/forget-vendors';
import fc from 'fast-check';
import { vi } from 'vitest';

// Runs before each file: pure tests share a process, and the previous file may have stopped the clock.
vi.useRealTimers();
// Reset circuit breakers opened by the previous file.
forgetVendors();

// `npm test` tries the same cases each time, so that a failure means that a change broke something; `npm run
// test:long` tries new ones.
if (process.env.TEST_LENGTH !== 'long') fc.configureGlobal({ seed: 20_261_127 });
