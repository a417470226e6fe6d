export { messages } from '../locales/en/libs.po';
