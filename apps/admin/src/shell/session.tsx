import { adminQueries, ApiFailure, type Schemas, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

export type Operator = Schemas['AdminMain'];

/** The session of this browser, as the API sees it: the operator, or why there is none. */
export const useOperatorQuery = () => useQuery(adminQueries.main(useApi()));

/** Whether an error of the session means signed out, or signed in without the second factor yet. */
export const needsSignIn = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.httpCode === 401 || error.code === -7);

const OperatorContext = createContext<Operator | null>(null);
export const OperatorProvider = OperatorContext;

/** Who is signed in. Throws outside of the layout, which waits for it. */
export const useOperator = (): Operator => {
  const operator = useContext(OperatorContext);
  if (operator === null) throw new Error('useOperator needs an OperatorProvider above it.');
  return operator;
};

/** Whether the operator has a permission. */
export const useMay = (): ((permission: Schemas['AdminPermission']) => boolean) => {
  const { permissions } = useOperator();
  return (permission) => permissions.includes(permission);
};
