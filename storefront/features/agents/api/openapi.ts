import { API_ERRORS } from '@forecourt/lib/platform/request/api-error';
import type { Site } from '@forecourt/lib/sites/site';
import type { Operation } from '../operations/operation.ts';
import { API_BASE, type ApiRoute, pathFields } from './routes.ts';
import { inputSchemaOf, outputSchemaOf } from './schemas.ts';

/** Version of the API: raised when fields are added. Incompatible changes get another base address. */
const VERSION = '1.0.0';

/** Statuses that any operation may answer with, besides 200. */
const ERRORS = {
  304: 'Not modified since the `ETag` in `If-None-Match`.',
  400: 'A parameter is unknown, missing or wrong; `fields` has a message for each.',
  401: 'The key is missing, unknown or revoked.',
  403: 'The key does not have the permission `stock`.',
  404: 'The site has no such vehicle or place, or no API.',
  409: 'Not possible for this vehicle now, for example because it is sold.',
  429: 'A quota is used up. `Retry-After` has the seconds to wait.',
  500: 'Something unexpected. Try again.',
  503: 'Temporarily unavailable. Try again after `Retry-After` seconds, if it is there.',
} as const;

const QUOTA_HEADERS = {
  'RateLimit-Policy': {
    description: 'The quotas of the key: `"minute";q=120;w=60, "day";q=20000;w=86400`.',
    schema: { type: 'string' },
  },
  RateLimit: {
    description:
      'Remaining requests and seconds until the windows end: `"minute";r=118;t=42, "day";r=19000;t=3600`.',
    schema: { type: 'string' },
  },
};

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'For people.' },
    code: { type: 'string', enum: Object.keys(API_ERRORS), description: 'For programs.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A message for each wrong parameter.',
    },
  },
};

/** Returns the OpenAPI 3.1 document of a site's API (https://spec.openapis.org/oas/v3.1.1.html). */
export function openApiDocument(site: Pick<Site, 'name' | 'url'>, routes: readonly ApiRoute[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: VERSION,
      description:
        'Stock, prices and places of this dealer, with the figures of its website. Keys are made in the studio. ' +
        'Prices are in Australian dollars, distances in kilometres, times in ISO 8601.',
    },
    servers: [{ url: site.url.replace(/\/+$/, '') + API_BASE }],
    security: [{ key: [] }],
    paths: Object.fromEntries(routes.map((route) => [route.path, { get: operationOf(route) }])),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key with the permission `stock`.' },
      },
      schemas: {
        ...Object.fromEntries(
          routes.map(({ operation }) => [schemaName(operation), outputSchemaOf(operation)]),
        ),
        Error: ERROR_SCHEMA,
      },
      responses: Object.fromEntries(
        Object.entries(ERRORS).map(([status, description]) => [
          `Status${status}`,
          {
            description,
            ...(status !== '304' && {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
            }),
            ...(status === '429' && {
              headers: {
                ...QUOTA_HEADERS,
                'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
              },
            }),
          },
        ]),
      ),
    },
  };
}

/** `search_stock` as `SearchStock`. */
const schemaName = ({ name }: Pick<Operation, 'name'>): string =>
  name.replaceAll(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase());

function operationOf({ path, operation }: ApiRoute) {
  const { name, title, description } = operation;
  return {
    operationId: name,
    summary: title,
    description,
    parameters: parametersOf(operation, pathFields(path)),
    responses: {
      200: {
        description: title,
        headers: {
          ...QUOTA_HEADERS,
          ETag: { description: 'Changes with the answer, except `readAt`.', schema: { type: 'string' } },
        },
        content: {
          'application/json': { schema: { $ref: `#/components/schemas/${schemaName(operation)}` } },
        },
      },
      ...Object.fromEntries(
        Object.keys(ERRORS).map((status) => [status, { $ref: `#/components/responses/Status${status}` }]),
      ),
    },
  };
}

function parametersOf(operation: Operation, inPath: readonly string[]) {
  const { properties, required } = inputSchemaOf(operation);
  return Object.entries(properties).map(([name, { description, ...schema }]) => {
    const isInPath = inPath.includes(name);
    return {
      name,
      in: isInPath ? 'path' : 'query',
      required: isInPath || required.includes(name),
      ...(description && { description }),
      schema,
      ...(schema.type === 'array' && { style: 'form', explode: true }),
    };
  });
}
