import { expect, test } from 'vitest';
import { clientName } from './client-name.ts';

test.each([
  [
    'initialize',
    { method: 'initialize', params: { clientInfo: { name: 'Claude', version: '1' } } },
    'node',
    'claude',
  ],
  [
    'a request of the current revision',
    { params: { _meta: { 'io.modelcontextprotocol/clientInfo': { name: 'ChatGPT', version: '2' } } } },
    'node',
    'chatgpt',
  ],
  ['a later request of an older client', { params: {} }, 'Claude-User/1.0 (bot)', 'claude-user'],
  ['a message without params', { method: 'ping' }, 'openai-mcp/1.0.0', 'openai-mcp'],
  ['a name that is no text', { params: { clientInfo: { name: 7 } } }, null, 'mcp'],
  ['nothing', null, null, 'mcp'],
])('names the client of %s', (_, message, userAgent, name) => {
  expect(clientName(message, userAgent)).toBe(name);
});
