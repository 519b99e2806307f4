import type { Engine } from '../engine.ts';
import { requireAccess } from './access.ts';
import { ApiError } from './api-error.ts';
import { keyBody, read } from './bodies.ts';
import type { Request } from './http.ts';
import { keyRecord, newKey } from './keys.ts';

const now = (): string => new Date().toISOString();

export function keys(engine: Engine, request: Request, key: string | undefined): object | undefined {
  if (request.method === 'GET' && key !== undefined) {
    // A key may always read its own record.
    const callerKey = request.headers['x-algolia-api-key'] ?? request.query.get('x-algolia-api-key');
    if (callerKey !== key) requireAccess(engine, request, 'admin');
    const record = engine.keys.get(key);
    if (record === undefined) throw new ApiError(404, 'Key does not exist');
    return { value: key, ...record };
  }
  requireAccess(engine, request, 'admin');
  if (request.method === 'GET')
    return { keys: engine.keys.all().map(([value, record]) => ({ value, ...record })) };
  if (request.method === 'POST' && key === undefined) {
    const createdKey = newKey();
    save(engine, request, createdKey);
    return { key: createdKey, createdAt: now() };
  }
  if (key === undefined) return undefined;
  if (engine.keys.isConfigured(key)) throw new ApiError(403, 'This key cannot be changed');
  if (engine.keys.get(key) === undefined) throw new ApiError(404, 'Key does not exist');
  if (request.method === 'PUT') {
    save(engine, request, key);
    return { key, updatedAt: now() };
  }
  if (request.method !== 'DELETE') return undefined;
  engine.change({ type: 'deleteKey', key });
  return { deletedAt: now() };
}

function save(engine: Engine, request: Request, key: string): void {
  const createdAt = engine.keys.get(key)?.createdAt ?? Math.floor(Date.now() / 1000);
  const value = keyRecord({ ...read(keyBody, request.body), createdAt });
  engine.change({ type: 'saveKey', key, value });
}
