export { addresses } from './addresses.ts';
export { type ChatPerson, chatPerson } from './chat-person.ts';
export { type InboxEmail, getEmailsTo, waitForEmail } from './inbox.ts';
export { signalListener } from './processes.ts';
export { solveCaptcha } from './solve-captcha.ts';
export { startStack } from './start-stack.ts';
