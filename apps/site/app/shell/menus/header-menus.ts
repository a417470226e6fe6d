export { AccountItems } from './account-items.tsx';
export { PlaceChoices } from './place-choices.tsx';
