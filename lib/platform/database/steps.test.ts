import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { reportOnStderr } from './steps.server.ts';

afterEach(() => void vi.restoreAllMocks());

test('a failed job is one line that says why, without personal data', () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const cause = Object.assign(new pg.DatabaseError('duplicate key', 1, 'error'), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'site_reports_week',
    detail: 'Key (email)=(kim@shopper.example) already exists.',
  });
  reportOnStderr('reports')({ stage: 'site-reports', error: new Error('no report was kept', { cause }) });
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toMatchObject([
    {
      name: 'reports',
      stage: 'site-reports',
      err: { message: 'no report was kept', cause: { code: '23505', constraint: 'site_reports_week' } },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('kim@');
});
