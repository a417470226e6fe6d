export { messages } from '../locales/ru/libs.po';
