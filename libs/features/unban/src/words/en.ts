/// <reference path="../po-modules.d.ts" />
export { messages } from '../locales/en.po';
