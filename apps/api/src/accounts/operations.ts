import { registerUser } from './register-user.ts';
import { setRegion } from './set-region.ts';
import { validateField } from './validate-field.ts';

export const accountOperations = [registerUser, validateField, setRegion] as const;
