import { transferCalls, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Where a role can be moved, asked anew each time it is opened; not any more once it was moved. */
export const useMoves = (roleId: string, enabled: boolean) =>
  useQuery({ ...transferCalls.servers(useApi(), roleId), enabled });
