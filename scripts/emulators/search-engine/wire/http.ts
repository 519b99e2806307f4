import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createGunzip, createInflate } from 'node:zlib';
import { ApiError } from './api-error.ts';

export interface Request {
  method: string;
  /** Decoded segments of the path after `/1/`. */
  path: string[];
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  address: string;
  body: unknown;
}

export interface JsonResponse {
  status: number;
  /** JSON text ready to send, or an object to serialise. */
  body: object | string;
}

type Handle = (request: Request) => JsonResponse | Promise<JsonResponse>;

const maxBodyBytes = 64 * 1024 * 1024;
const preflightSeconds = 86_400;

/**
 * A JSON server with CORS for the given origins (`*` for any).
 * @param onError receives unexpected errors; the client gets a 500 without details
 */
export function jsonServer(
  handle: Handle,
  allowedOrigins: readonly string[],
  onError: (error: unknown) => void,
): Server {
  const server = createServer((request, response) => {
    cors(request, response, allowedOrigins);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    handleRequest(request, handle).then(
      ({ status, body }) => send(response, status, body),
      (error: unknown) => {
        if (error instanceof ApiError) {
          send(response, error.status, { message: error.message, status: error.status });
          return;
        }
        onError(error);
        send(response, 500, { message: 'Internal error', status: 500 });
      },
    );
  });
  server.keepAliveTimeout = 65_000;
  return server;
}

async function handleRequest(request: IncomingMessage, handle: Handle): Promise<JsonResponse> {
  const url = readUrl(request.url ?? '/');
  const raw = await readBody(request);
  return handle({
    method: request.method ?? 'GET',
    path: url.path,
    query: url.query,
    headers: request.headers,
    address: request.socket.remoteAddress ?? '',
    body: raw.length === 0 ? undefined : parseJson(raw),
  });
}

function readUrl(url: string): { path: string[]; query: URLSearchParams } {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  try {
    return {
      path: path.split('/').filter(Boolean).map(decodeURIComponent),
      query: new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1)),
    };
  } catch {
    throw new ApiError(400, 'Invalid URL encoding');
  }
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch (error) {
    throw new ApiError(400, `Invalid JSON: ${error instanceof Error ? error.message.slice(0, 200) : ''}`);
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const encoding = request.headers['content-encoding'];
  const stream =
    encoding === 'gzip'
      ? request.pipe(createGunzip())
      : encoding === 'deflate'
        ? request.pipe(createInflate())
        : request;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBodyBytes) throw new ApiError(413, `The body is larger than ${maxBodyBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, 'The body could not be read');
  }
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}

function cors(request: IncomingMessage, response: ServerResponse, allowed: readonly string[]): void {
  const origin = request.headers.origin;
  if (origin === undefined) return;
  const any = allowed.includes('*');
  if (!any && !allowed.some((pattern) => originMatches(pattern, origin))) return;
  response.setHeader('Access-Control-Allow-Origin', any ? '*' : origin);
  if (!any) response.setHeader('Vary', 'Origin');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE, OPTIONS');
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
  response.setHeader('Access-Control-Max-Age', String(preflightSeconds));
}

/** `http://*.localhost:3000` covers every subdomain. */
function originMatches(pattern: string, origin: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return pattern === origin;
  const before = pattern.slice(0, star);
  const after = pattern.slice(star + 1);
  return origin.length > before.length + after.length && origin.startsWith(before) && origin.endsWith(after);
}

function send(response: ServerResponse, status: number, body: object | string): void {
  if (response.headersSent || response.destroyed) return;
  const text = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Content-Length': text.length,
  });
  response.end(text);
}
