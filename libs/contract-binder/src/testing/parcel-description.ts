import type { Description } from '../read-operations.ts';

/** A small description with an example of each feature that the binder supports. */
export const parcelDescription: Description = {
  paths: {
    '/parcels/{parcelId}/lines': {
      summary: 'Lines of a parcel',
      get: {
        operationId: 'listLines',
        security: [{ accessId: [] }],
        parameters: [
          { name: 'parcelId', in: 'path', required: true, schema: { $ref: '#/components/schemas/Slug' } },
          { $ref: '#/components/parameters/Limit' },
          { name: 'sort', in: 'query', schema: { type: 'string', enum: ['name', 'weight'] } },
          { name: 'Request-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } },
        ],
        responses: {
          '200': {
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Line' } } },
            },
          },
          '404': { $ref: '#/components/responses/NotFound' },
        },
      },
      post: {
        operationId: 'addLine',
        security: [],
        parameters: [{ name: 'parcelId', in: 'path', required: true, schema: { $ref: '#/components/schemas/Slug' } }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Line' } } },
        },
        responses: { '204': { description: 'Added' } },
      },
    },
    '/parcels': {
      post: {
        operationId: 'sendParcel',
        security: [],
        requestBody: {
          required: true,
          content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Parcel' } } },
        },
        responses: { '204': { description: 'Sent' } },
      },
    },
    '/picture': {
      delete: { operationId: 'dropPicture', security: [], responses: { '204': { description: 'Gone' } } },
      get: {
        operationId: 'getPicture',
        security: [],
        responses: {
          '200': { content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } },
          // An unknown keyword: it does not compile.
          '410': { content: { 'application/json': { schema: { type: 'object', propertys: {} } } } },
        },
      },
    },
  },
  components: {
    parameters: {
      Limit: { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 } },
    },
    responses: {
      NotFound: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } } },
    },
    schemas: {
      Slug: { type: 'string', 'x-typed': true, pattern: '^[a-z-]+$', maxLength: 16 },
      Fault: {
        type: 'object',
        additionalProperties: false,
        required: ['code'],
        properties: { code: { type: 'integer' } },
      },
      Parcel: {
        type: 'object',
        additionalProperties: false,
        required: ['to', 'weight'],
        properties: {
          to: { $ref: '#/components/schemas/Slug' },
          weight: { type: 'integer' },
          gift: { type: 'boolean' },
          note: { type: 'string', format: 'binary' },
        },
      },
      Line: {
        type: 'object',
        additionalProperties: false,
        required: ['item', 'count'],
        properties: {
          item: {
            type: 'object',
            additionalProperties: false,
            required: ['slug'],
            properties: { slug: { $ref: '#/components/schemas/Slug' } },
          },
          count: { type: 'integer' },
        },
      },
    },
  },
};
