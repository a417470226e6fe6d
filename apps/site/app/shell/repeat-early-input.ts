import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a field as a user does. Its handlers ignore an event after which the value is the one that they know already. */
const enter = (field: Field, typed: string | boolean): void => {
  if (typeof typed === 'boolean') {
    if (field instanceof HTMLInputElement && (typed || field.type === 'checkbox')) {
      field.checked = !typed;
      field.click();
    }
    return;
  }
  field.value = '';
  // React overrides the property of the element itself to learn of values that were not typed.
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Repeats what a visitor did before hydration, which the inline script has stored (entry/deferred-start.ts). */
export const useRepeatEarlyInput = (): void =>
  useEffect(() => {
    const { earlyInput } = window;
    if (earlyInput === undefined) return;
    earlyInput.stop();
    delete window.earlyInput;
    delete document.documentElement.dataset['sending'];
    for (const [field, typed] of earlyInput.typed) if (field.isConnected) enter(field, typed);
    if (earlyInput.pressed?.isConnected === true) earlyInput.pressed.click();
    if (earlyInput.sent?.isConnected === true) earlyInput.sent.requestSubmit();
  }, []);
