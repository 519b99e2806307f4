import { expect, test } from 'vitest';
import { loggablePath } from './loggable-path.ts';

test.each([
  ['/cars/2021-toyota-hilux-r1', '/cars/2021-toyota-hilux-r1'],
  ['/search?text=kim%40shopper.example', '/search'],
  ['/reservations/R-7K2M9Q?token=secret', '/reservations/R-7K2M9Q'],
  ['/outgoing/google/1-secret/stock.tsv', '/outgoing/google/…'],
  ['/draft-link/eyJhbGciOi.secret', '/draft-link/…'],
  ['/alerts/stop/secret/now', '/alerts/stop/…'],
  ['/alerts/stop-news/secret/now', '/alerts/stop-news/…'],
  ['/alerts/confirm/secret', '/alerts/confirm/…'],
  ['/waiting-list/4f0c/leave?key=secret', '/waiting-list/…'],
  ['/your-deal/4f0c?token=secret', '/your-deal/…'],
  ['/test-drive/4f0c', '/test-drive/…'],
  ['/book-service/4f0c', '/book-service/…'],
  ['/book-service', '/book-service'],
  ['/test-drive', '/test-drive'],
  ['/agentic/terms/4f0c/secret', '/agentic/terms/…'],
  [`/${'a'.repeat(5_000)}`, `/${'a'.repeat(299)}`],
])('%s is logged as %s', (url, logged) => expect(loggablePath(url)).toBe(logged));
