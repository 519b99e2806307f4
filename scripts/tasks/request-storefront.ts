import { request } from 'node:http';

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** An answer with its body as it was sent, for files. */
export interface FileAnswer extends Answer {
  bytes: Buffer;
}

interface Question {
  port: number;
  /** The Host header. Requests always go to this machine, because Node does not resolve `*.localhost`. */
  host: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/**
 * Browsers' limit for response headers. Node's is lower, and the framework repeats long addresses in them.
 */
const MAX_HEADERS = 256 * 1024;

/** Sends one request to the storefront with a site's Host header. Does not follow redirects. */
export function ask({ port, host, path, method = 'GET', headers = {}, body }: Question): Promise<FileAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers, host }, maxHeaderSize: MAX_HEADERS },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const answerHeaders = new Headers();
          for (const [name, value] of Object.entries(response.headers))
            if (value !== undefined) answerHeaders.set(name, String(value));
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: answerHeaders,
            body: bytes.toString('utf8'),
            bytes,
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
