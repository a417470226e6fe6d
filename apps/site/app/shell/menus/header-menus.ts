export { AccountItems } from './account-items.tsx';
export { Preferences } from './preferences.tsx';
