import { proofCalls, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Methods of step-up authentication for this player; queried when the dialog opens. */
export const useStepUpMethods = () => useQuery(proofCalls.ways(useApi()));
