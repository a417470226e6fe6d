import type { LegalText } from './legal-text.ts';

export const privacyTextEn: LegalText = {
  title: 'Privacy policy',
  inForceSince: '2026-06-01',
  sections: [
    {
      id: 'general',
      title: 'What this document is about',
      paragraphs: [
        'This page says what data {brand} collects, what it is needed for, how long it is kept and what you can do about it. The policy covers the website, the cabinet, the launcher and the game servers.',
        'The controller of personal data is the administration of {brand}. You can reach the controller at {email}.',
        'By registering you confirm that you have read this policy and agree to the processing it describes. Without that you can read the public pages but not open an account.',
      ],
    },
    {
      id: 'data',
      title: 'What data we collect',
      paragraphs: [
        'On registration: nickname, e-mail address, password, and the date and fact of your consent; and which player invited you, if you came by their link or typed their code. We do not keep the password, only an irreversible argon2id hash of it.',
        'On sign-in: date and time, a shortened network address (it does not identify a single device) and what the browser says about itself: the user agent string up to 500 characters, language, time zone and screen size. The launcher also reports the operating system, architecture, amount of memory and its own version.',
        'When you link a service (VK, Google, Yandex, Steam, Telegram, Discord, YouTube): your number there and the name you have there, until you unlink it. A bot that sends you codes keeps the same. For the daily bonus we keep that you wrote to our group (not what), and ask Telegram or VK whether you are in it. Of authenticator apps and recovery codes we keep only what is needed to check a code. Of passkeys we keep the public part of the key, the name you gave it and when it was last used; your fingerprint and face never leave your device.',
        'In the game: time on the servers and time away from keyboard, statistics (blocks, fights, experience, number of chat messages), coins, privileges and punishments. Your nickname and the time you joined are visible to other players.',
        'On payment: amount, method, date and state of the payment. Card and wallet details are entered on the side of the payment reseller and never reach us.',
        'We do not ask for identity papers, your real name, your address or your phone number.',
      ],
    },
    {
      id: 'purposes',
      title: 'What it is needed for',
      paragraphs: [
        'To perform our contract with you: keep the account, let you onto the servers, take payments and hand over what you bought.',
        'To protect you and the project: show you your sessions, notice password guessing, settle complaints, prevent fraud and the avoidance of punishments. This is our legitimate interest.',
        'To follow the law: keep payment records and answer lawful requests.',
        'We show no advertising based on your data, build no advertising profiles and do not sell data.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'access_id and access_token recognise you after you sign in. They are kept for a year, cannot be read by page scripts and are removed when you sign out.',
        'locale is the language you chose, kept for 365 days. region is the region you chose, kept for a year. time_zone is the time zone of your browser, so that pages show times by your clock; kept for a year. theme is the colours you chose for the site without signing in, kept for a year as well; once you sign in, your account keeps them, and account_theme is a copy of them for this browser, deleted when you sign out. signed_in holds only a 1 while you are signed in, so that a page does not offer to sign in again; it is kept for a year and deleted when you sign out. referralCode is the nickname of who invited you, kept for a year from when you opened their link, so that they are told of your registration; page scripts cannot read it. oauth_key is set for twenty minutes while you sign in by another service: it proves that you come back in the browser you left from. passkey_key is set for five minutes while you sign in with a passkey, for the same reason.',
        'The memory of the browser tab (sessionStorage) holds four entries. hoshikraft:reloaded-at is the time of the last page reload, so that the page does not reload too often. hoshikraft:top-up is a top-up you have begun, so that we can tell you when it arrives: your nickname, the amount, the number of the newest entry of your transactions and the page of the site to return to after paying. hoshikraft:oauth-return is the page you asked for before you went to sign in by another service. hoshikraft:new-email is the new e-mail that you typed, while you confirm its change by another service. All are open to this tab alone and are gone with it.',
        'Editors only: what was typed and not saved yet stays in the memory of the browser (IndexedDB, and in localStorage the entry hoshikraft:drafts) until it is saved or thrown away.',
        'In localStorage the entry hoshikraft:recent-players holds up to eight nicknames that you found by the player search and opened, to offer them again. It stays in this browser until you press “Forget them” on that page. The entry hoshikraft:last-account holds what the header shows of your account, such as your nickname and balance, so that the next page shows it at once; it is deleted when you sign out.',
        'All of them are needed for the site to work. We have no advertising or third-party analytics cookies, which is why there is no consent banner for them. You can delete cookies in your browser settings: you will then have to sign in again.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives data',
      paragraphs: [
        'The payment reseller {reseller} receives the order number, the amount and the payment method. It processes your payment details as a controller of its own, under its own policy.',
        'The hosting providers whose equipment the project runs on, as far as hosting makes that unavoidable.',
        'Public authorities, only on a lawful request in due form.',
        'The “not a robot” check runs on our own servers: the browser solves a small computing task and no third-party service is called, unless the page plainly says otherwise.',
      ],
    },
    {
      id: 'storage',
      title: 'How long we keep data',
      paragraphs: [
        'The account and game statistics are kept while the account exists. On your request we delete the account within 30 days.',
        'A session ends after 60 days unused and after a year at most, and also when you sign out or change the password. We delete the record of it 90 days after its end.',
        'Records of payments and movements of money are kept for five years after the operation, as accounting law demands. They outlive the account but lose the link to your e-mail address.',
        'Editors only: the text of a document that is typed and not saved yet is also stored on our servers, so that it can be continued on another machine. Only its author sees it. It is deleted when it is saved or thrown away, and 30 days after its last change at most.',
        'Server logs hold no passwords and no e-mail addresses.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'Under Russian Federal Law No. 152-FZ “On Personal Data” you may learn which data about you is processed, have it corrected, blocked or deleted, withdraw your consent, and complain to Roskomnadzor or to a court.',
        'If you are in the European Economic Area, Regulation (EU) 2016/679 (GDPR) also gives you the right to data portability, to restriction of processing, to object to it and to complain to the supervisory authority of your country.',
        'To use a right, write to {email} from the address of your account. We answer within 10 working days, and if a request is complex we tell you how much longer it takes and why.',
        'The list of sessions is in your cabinet: you can end any of them yourself.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect data',
      paragraphs: [
        'The connection to the site is encrypted. Passwords and session keys lie in the database only as hashes, and few members of staff have access to it.',
        'If a leak happens that may harm you, we tell you and the competent authority within the time the law sets.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'If you are under 14, register together with a parent or another legal guardian. If you are under 18, ask their permission before you pay. Where the law of your country sets another age for consent, that age applies.',
        "A parent can have a child's account deleted by writing to {email}.",
      ],
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      paragraphs: [
        'We publish a new version on this page with the day it comes into force. We announce substantial changes in the news at least seven days before.',
        'Questions about data are welcome at {email}.',
      ],
    },
  ],
};
