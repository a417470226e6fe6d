import addFormatsModule from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { BodyNode, DocumentContent } from './content.ts';
import { imagePlaces } from './images.ts';
import { LIMITS } from './limits.ts';
import { isLink, isOutwardLink } from './link.ts';
import { placeOf, type Step } from './place.ts';
import type { Refusal, RefusalReason } from './refusal.ts';
import { CONTENT_SCHEMA } from './schema.ts';
import { walk } from './walk.ts';

// The package is CommonJS: its types say default, its runtime hands over the function itself.
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020, formats: string[]) => void;

interface Checks {
  readonly content: ValidateFunction<DocumentContent>;
  readonly body: ValidateFunction<BodyNode>;
}

let compiled: Checks | undefined;

// Compiling takes 250 ms, so it is done once, on the first check.
const checks = (): Checks => {
  if (compiled) return compiled;
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    discriminator: true,
  });
  addFormats(ajv, ['date-time']);
  ajv.addFormat('picture', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  ajv.addFormat('link', isLink);
  ajv.addFormat('outward-link', isOutwardLink);
  ajv.addSchema(CONTENT_SCHEMA);
  compiled = { content: ajv.compile({ $ref: 'content' }), body: ajv.compile({ $ref: 'content#/$defs/doc' }) };
  return compiled;
};

const REASONS: Readonly<Record<string, RefusalReason>> = {
  discriminator: 'type',
  additionalProperties: 'unknown',
  required: 'missing',
  minLength: 'length',
  maxLength: 'length',
  minItems: 'length',
  maxItems: 'length',
  uniqueItems: 'twice',
  contains: 'twice',
};

const reasonOf = ({ keyword, params }: ErrorObject): RefusalReason => {
  if (keyword === 'format') return /link$/.test(String(params['format'])) ? 'link' : 'value';
  return REASONS[keyword] ?? 'value';
};

/** The property that a complaint is about, where it is not about the thing itself. */
const nameIn = ({ keyword, params }: ErrorObject): unknown => {
  if (keyword === 'additionalProperties') return params['additionalProperty'];
  if (keyword === 'required') return params['missingProperty'];
  return keyword === 'discriminator' ? params['tag'] : undefined;
};

// A pointer does not say whether a number is an item or a name; nothing allowed is named by digits.
const stepsOf = (pointer: string): Step[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));

const refusalOf = (error: ErrorObject): Refusal => {
  const name = nameIn(error);
  const steps = [...stepsOf(error.instancePath), ...(typeof name === 'string' ? [name] : [])];
  return { place: placeOf(steps), reason: reasonOf(error) };
};

const bySchema = (check: ValidateFunction, value: unknown): Refusal | undefined => {
  if (check(value)) return undefined;
  const [error] = check.errors ?? [];
  return error ? refusalOf(error) : { place: '', reason: 'value' };
};

const byCount = (content: DocumentContent): Refusal | undefined => {
  const { servers } = content;
  const again = servers.findIndex(({ id }, index) => servers.findIndex((server) => server.id === id) !== index);
  if (again !== -1) return { place: `servers[${again}].id`, reason: 'twice' };
  const seen = new Set<string>();
  const over = imagePlaces(content).find(({ image }) => seen.add(image).size > LIMITS.pictures);
  return over && { place: over.place, reason: 'pictures' };
};

/** Why a body is invalid, or undefined if it is valid. Safe for any JSON value. */
export const checkBody = (body: unknown): Refusal | undefined => walk(body) ?? bySchema(checks().body, body);

/** Why a content is invalid, or undefined if it is valid. Safe for any JSON value. */
export const checkContent = (content: unknown): Refusal | undefined =>
  walk(content) ?? bySchema(checks().content, content) ?? byCount(content as DocumentContent);

/** Parses a sent content; the only way a content is accepted (docs/product/content.md#limits-of-a-document). */
export const readContent = (json: string): { content: DocumentContent } | { refusal: Refusal } => {
  if (json.length > LIMITS.json) return { refusal: { place: '', reason: 'size' } };
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch {
    return { refusal: { place: '', reason: 'json' } };
  }
  const refusal = checkContent(content);
  return refusal ? { refusal } : { content: content as DocumentContent };
};
