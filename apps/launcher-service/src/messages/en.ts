import type { ServiceMessages } from './service-messages.ts';

export const en: ServiceMessages = {
  values: {
    link: 'The launcher does not open links like this one.',
    memory: (min, max) => `From ${min} to ${max}\u00a0MB.`,
    proxy: 'Enter an address such as http://proxy.example:3128, “none”, or nothing.',
    folderPath: 'Enter the full path of the folder.',
    folderHere: 'The files are already in this folder.',
    flagsRefused: (said) =>
      said === null ? 'Java does not start with these flags.' : `Java does not accept these flags: ${said}`,
  },
  ignoredFlags: {
    forbidden: 'The launcher only passes on flags that can neither run foreign code nor write a file. This is not one.',
    memory: 'Memory is set on the “Memory” page.',
    encoding: 'The launcher sets the encoding itself: with any other, the game would not find its files.',
    not_a_flag: 'This is not a Java flag: flags start with a hyphen, quotes come in pairs and options need a value.',
  },
  waiting: {
    title: 'The launcher is getting ready',
    text: 'We are loading its pages. This window will refresh by itself.',
  },
  browserSignIn: {
    approved: { title: 'Confirmed', text: 'Return to the launcher: it is signing you in. You can close this tab.' },
    refused: { title: 'Not signed in', text: 'The launcher stays signed out. You can close this tab.' },
  },
};
