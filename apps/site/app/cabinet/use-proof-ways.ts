import { proofCalls, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** By what the player may prove who they are, asked for once they are to. */
export const useProofWays = () => useQuery(proofCalls.ways(useApi()));
