import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';

const description: unknown = createRequire(import.meta.url)('../generated/openapi.json');
const ajv = new Ajv2020({ strict: false });

/** All schemas of a description by their path: named ones, and those of parameters, bodies and responses. */
function schemasOf(value: unknown, address = ''): [string, object][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, object][] => {
    const here = `${address}/${key}`;
    if (key === 'schema' || address === '/components/schemas') return [[here, inner as object]];
    return schemasOf(inner, here);
  });
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  'x-typed'?: boolean;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

interface Parameter {
  $ref?: string;
  name: string;
  schema: Schema;
}

/** An object of the description, its reference followed. */
function resolve<Part extends { $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part;
  const steps = part.$ref.slice(2).split('/');
  return resolve(steps.reduce((at, step) => (at as Record<string, unknown>)[step], description) as Part);
}

/** Free texts in a schema: whether they are typed, by name. */
function textsOf(given: Schema, name: string): [string, boolean][] {
  const schema = resolve(given);
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, property]) => textsOf(property, key));
  const others = [schema.items ?? [], schema.oneOf ?? [], schema.anyOf ?? [], schema.allOf ?? []]
    .flat()
    .flatMap((one) => textsOf(one, name));
  const isFree =
    [schema.type].flat().includes('string') && !schema.enum && !schema.format && (!schema.pattern || schema['x-typed']);
  return [...inner, ...others, ...(isFree ? [[name, schema['x-typed'] === true] satisfies [string, boolean]] : [])];
}

const TYPED = new Set(
  'login email nickname nick recipient q code factorCode id Referral-Code inviteCode keyId name operator reason ru en mods promoCode'.split(
    ' ',
  ),
);

/** Texts of requests that programs send (code is that of a sign-in service), and passwords, which are used as typed. */
const VERBATIM = new Set(
  `password newPassword passwordConfirmation recaptcha token Access-Token accessToken content text cursor Accept-Language
  code invite userAgent language timezone screen os arch launcherVersion address deviceId state
  ns mode op_endpoint claimed_id identity return_to response_nonce assoc_handle signed sig
  X-Timestamp X-Webhook-Timestamp eventId type gameVersion worlds banned_by ban_reason title`.split(/\s+/),
);

test('every free text of a request is typed, or listed as one that is used as it came', () => {
  const { paths } = description as { paths: Record<string, Record<string, unknown>> };
  const texts = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => {
      const { parameters = [], requestBody } = operation as {
        parameters?: Parameter[];
        requestBody?: { content: Record<string, { schema: Schema }> };
      };
      const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => ({ name: '', schema }));
      return [...parameters.map(resolve), ...bodies].flatMap(({ name, schema }) => textsOf(schema, name));
    }),
  );
  const namesOf = (typed: boolean) => new Set(texts.filter(([, isTyped]) => isTyped === typed).map(([name]) => name));
  expect(namesOf(true)).toEqual(TYPED);
  expect(namesOf(false)).toEqual(VERBATIM);
});

const faultOf = (schema: object) => (ajv.validateSchema(schema) === true ? null : ajv.errorsText());

test('all schemas are valid JSON Schema 2020-12, since the compilers do not validate them', () => {
  const schemas = schemasOf(description);
  expect(schemas.length).toBeGreaterThan(50);
  expect(schemas.map(([address, schema]) => [address, faultOf(schema)]).filter(([, fault]) => fault !== null)).toEqual(
    [],
  );
  expect(faultOf({ type: 'string', minLength: '3' })).toContain('minLength must be integer');
});
