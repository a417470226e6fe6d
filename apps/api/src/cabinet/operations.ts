import { getCabinet } from './get-cabinet.ts';
import { listCabinetAbilities } from './list-cabinet-abilities.ts';
import { listCabinetRoles } from './list-cabinet-roles.ts';

export const cabinetOperations = [getCabinet, listCabinetRoles, listCabinetAbilities] as const;
