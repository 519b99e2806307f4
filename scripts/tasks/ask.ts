import { request } from 'node:http';

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

interface Question {
  port: number;
  /** The Host header: Node does not resolve `*.localhost`, so the address is always this machine's. */
  host: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** As much as browsers read of an answer's headers: the framework repeats long addresses in them. */
const MAX_HEADERS = 256 * 1024;

/** One request to the storefront as a site's server would get it; redirects are not followed. */
export function ask({ port, host, path, method = 'GET', headers = {}, body }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers, host }, maxHeaderSize: MAX_HEADERS },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => {
          const received = new Headers();
          for (const [name, value] of Object.entries(response.headers))
            if (value !== undefined) received.set(name, String(value));
          resolve({ status: response.statusCode ?? 0, headers: received, body: text });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
