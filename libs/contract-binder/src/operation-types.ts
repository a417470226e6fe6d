/** One operation in the types generated from a description. */
interface TypedOperation {
  parameters: { path?: unknown; query?: unknown; header?: unknown };
}

type Present<Part> = [Exclude<Part, undefined>] extends [never] ? Record<never, never> : Exclude<Part, undefined>;
type LowerCased<Headers> = { [Name in keyof Headers as Lowercase<Name & string>]: Headers[Name] };

/** Input of an operation, validated against the contract. Header names are lower case. */
export interface InputOf<Operation extends TypedOperation> {
  params: Present<Operation['parameters']['path']>;
  query: Present<Operation['parameters']['query']>;
  headers: LowerCased<Present<Operation['parameters']['header']>>;
  body: Operation extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : Operation extends { requestBody: { content: { 'multipart/form-data': infer Fields } } }
      ? Fields
      : undefined;
}
