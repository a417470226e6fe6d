import { transferCalls, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Servers that a role can be moved to; refetched each time the dialog opens, disabled once the role is moved. */
export const useMoves = (roleId: string, enabled: boolean) =>
  useQuery({ ...transferCalls.servers(useApi(), roleId), enabled });
