import type { ServiceMessages } from './service-messages.ts';

export const en: ServiceMessages = {
  values: {
    link: "The launcher can't open this kind of link.",
    memory: (min, max) => `Enter ${min} to ${max}\u00a0MB.`,
    proxy: 'Enter an address such as http://proxy.example:3128 or “none”, or leave the field empty.',
    folderPath: 'Enter the full path to the folder.',
    folderHere: 'The game is already in this folder.',
    flagsRefused: (said) =>
      said === null ? "Java doesn't start with these flags." : `Java doesn't accept these flags: ${said}`,
  },
  ignoredFlags: {
    forbidden: "The launcher doesn't pass on flags that can run other code or write files.",
    memory: 'Set the memory on the “Memory” page.',
    encoding: "The launcher sets the encoding itself: with another one the game wouldn't find its files.",
    not_a_flag: "This isn't a Java flag: a flag starts with a hyphen, quotes come in pairs and options need a value.",
  },
  waiting: {
    title: 'Getting the launcher ready',
    text: 'Loading the launcher. This window will refresh by itself.',
    note: 'If this takes more than a minute, check your internet connection.',
  },
  browserSignIn: {
    approved: {
      title: 'Sign-in confirmed',
      text: "Go back to the launcher: it's signing you in.",
      note: 'You can close this tab.',
    },
    refused: {
      title: 'Sign-in cancelled',
      text: "The launcher isn't signed in to your account. Changed your mind? Start again in the launcher.",
      note: 'You can close this tab.',
    },
  },
};
