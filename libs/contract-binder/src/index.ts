export { checkErrors, checkReply } from './check-reply.ts';
export { createContractChecks, type OperationValidators } from './contract-checks.ts';
export { firstFault } from './fault.ts';
export type { InputOf } from './operation-types.ts';
export { pairOperations } from './pair-operations.ts';
export { formBody, readForm } from './form.ts';
export { hasText } from './input.ts';
export { type InputFault, keepBodiesRaw, type RawInput, rawBodyOf, readInput, takeForms } from './read-input.ts';
export { type DescribedOperation, type Description, FORM, readOperations } from './read-operations.ts';
