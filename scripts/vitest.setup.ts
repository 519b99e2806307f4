import { vi } from 'vitest';

// Runs before each file: pure tests share a process, where a clock that the last file stopped would stand still.
vi.useRealTimers();
