export { createContractChecks, type OperationValidators } from './contract-checks.ts';
export { faultFields, firstFault } from './fault.ts';
export { hasOddNumber, parseJson } from './input.ts';
export { type DescribedOperation, type Description, readOperations } from './read-operations.ts';
