import type { LegalText } from './legal-text.ts';

export const privacyTextEn: LegalText = {
  title: 'Privacy policy',
  inForceSince: '2026-06-01',
  sections: [
    {
      id: 'general',
      title: 'About this document',
      paragraphs: [
        'This policy explains what data {brand} collects, why, how long we keep it and how you can control it. It covers the website, your account, the launcher and the game servers.',
        'The data controller is the administration of {brand}. Contact us at {email}.',
        'By registering, you confirm that you have read this policy and agree to the processing it describes. Without your consent you can read the public pages but cannot create an account.',
      ],
    },
    {
      id: 'data',
      title: 'What we collect',
      paragraphs: [
        'When you register: your nickname, email, password, the date and fact of your consent, and which player invited you if you used their link or code. We do not store the password itself, only an irreversible argon2id hash of it.',
        'When you sign in: the date and time, a shortened network address (it does not identify a single device) and what your browser reports: the user agent string up to 500 characters, language, time zone and screen size. The launcher also reports the operating system, architecture, amount of memory and its own version.',
        'When you link a service (VK, Google, Yandex, Steam, Telegram, Discord, YouTube): your ID and name there, until you unlink it. We store the same for a bot that sends you codes. For the daily bonus we store the fact that you wrote to our group (not what you wrote) and ask Telegram or VK whether you are a member. For authenticator apps and recovery codes we store only what is needed to check a code. For passkeys we store the public part of the key, the name you gave it and when it was last used; your fingerprint and face never leave your device.',
        'When you play: time on the servers and time away from keyboard, statistics (blocks, fights, experience, number of chat messages), coins, privileges and punishments. Other players can see your nickname and when you joined.',
        'When you pay: the amount, method, date and state of the payment. You enter card and wallet details with the payment reseller, and they never reach us.',
        'We do not ask for identity documents, your real name, your address or your phone number.',
      ],
    },
    {
      id: 'purposes',
      title: 'Why we need it',
      paragraphs: [
        'To perform our contract with you: run your account, let you onto the servers, accept payments and deliver what you bought.',
        'To protect you and the project: show you your sessions, detect password guessing, handle complaints, and prevent fraud and ban evasion. This is our legitimate interest.',
        'To comply with the law: keep payment records and answer lawful requests.',
        'We do not use your data for advertising, build advertising profiles or sell data.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        '`access_id` and `access_token` recognise you after you sign in. They are kept for a year, cannot be read by page scripts and are deleted when you sign out.',
        "`locale` is your language, kept for 365 days. `region` is your region, kept for a year. `time_zone` is your browser's time zone, kept for a year, so that pages show your local time. `theme` is the site's colours you chose without signing in, kept for a year; once you sign in, your account stores them, and `account_theme` is a copy for this browser, deleted when you sign out. `signed_in` holds only the digit 1 while you are signed in, so that pages do not ask you to sign in again; it is kept for a year and deleted when you sign out. `referralCode` is the nickname of the player who invited you, kept for a year after you open their link, so that we can tell them you registered; page scripts cannot read it. `oauth_key` is set for twenty minutes while you sign in with another service and proves that you came back in the same browser. `passkey_key` is set for five minutes while you sign in with a passkey, for the same purpose.",
        "The browser tab's storage (sessionStorage) holds four entries. `hoshikraft:reloaded-at` is the time of the last page reload, so that the page does not reload too often. `hoshikraft:top-up` is a top-up you started, so that we can tell you when it arrives: your nickname, the amount, the number of your latest transaction and the page to return to. `hoshikraft:oauth-return` is the page you were on before signing in with another service. `hoshikraft:new-email` is the new email you typed while you confirm the change with another service. Only this tab can read them, and they disappear with it.",
        'Editors only: unsaved text stays in the browser (in IndexedDB, and in localStorage under `hoshikraft:drafts`) until it is saved or discarded.',
        'In localStorage, `hoshikraft:recent-players` holds up to eight nicknames that you found in player search and opened, so that we can suggest them again. They stay in this browser until you press “Clear” on that page. `hoshikraft:last-account` holds what the header shows about your account, such as your nickname and balance, so that the next page shows it right away; it is deleted when you sign out.',
        'The site needs all of these to work. We use no advertising or third-party analytics cookies, so there is no consent banner for them. You can delete cookies in your browser settings; you will then need to sign in again.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives your data',
      paragraphs: [
        'The payment reseller {reseller}: the order number, amount and payment method. It processes your payment details as an independent controller under its own policy.',
        'The hosting providers whose equipment the project runs on, as far as hosting requires it.',
        'Public authorities, only on a lawful and properly issued request.',
        'The “not a robot” check runs on our own servers: your browser solves a small computing task, and no third-party service is involved unless the page clearly says so.',
      ],
    },
    {
      id: 'storage',
      title: 'How long we keep it',
      paragraphs: [
        'We keep your account and game statistics for as long as the account exists. You can delete it in your account under “Privacy”: it is deleted 30 days later, and until then you can sign in and keep it.',
        'You can download everything we store about you in your account under “Privacy”, once a day. The archive is kept for 7 days, only you can download it, and it has no passwords, codes or other secrets, no names of staff, and nothing about who blocked or liked you. If you ask support, they can only request it for you and do not see what is in it.',
        'With the account we delete your nickname, email, password and other sign-in methods, linked services and bots, sessions with their network addresses, sent emails, skins, capes and avatars, friends, likes, time played and game statistics. Your profile no longer opens. What stays has no name, only the internal number of the account: payments, purchases and money movements, privileges, bans, published documents and likes of them, rewards for invited friends, and what operators did with the account. An irreversible hash of the nickname stays, so that nobody else can take it. Pictures drawn from your skin disappear within 30 days.',
        'A session ends after 60 days without use, after a year at most, and when you sign out or change your password. We delete its record 90 days after it ends.',
        'Records of payments and money movements are kept for five years, as accounting law requires. They remain after the account is deleted but are no longer linked to your nickname and email.',
        'Editors only: the unsaved text of a document is also stored on our servers, so that it can be continued on another computer. Only its author sees it. We delete it once it is saved or discarded, and 30 days after the last change at most.',
        'Server logs contain no passwords or email addresses.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'Under Russian Federal Law No. 152-FZ “On Personal Data” you may find out what data about you is processed, have it corrected, blocked or deleted, withdraw your consent, and complain to Roskomnadzor or to a court.',
        'If you are in the European Economic Area, Regulation (EU) 2016/679 (GDPR) also gives you the right to data portability, to restrict or object to processing, and to complain to your national supervisory authority.',
        "To use your rights, write to {email} from your account's email. We answer within 10 working days; if a request is complex, we let you know how much longer it will take and why.",
        'You can see all your sessions in your account and end any of them yourself.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect your data',
      paragraphs: [
        'The connection to the site is encrypted. Passwords and session keys are stored only as hashes, and only a few staff members can access the database.',
        'If a data breach may harm you, we notify you and the competent authority within the time set by law.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        "If you are under 14, register together with a parent or another legal guardian. If you are under 18, ask for their permission before paying. Where your country's law sets a different age of consent, that age applies.",
        "A parent can have a child's account deleted by writing to {email}.",
      ],
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      paragraphs: [
        'We publish new versions on this page with the date they take effect. We announce substantial changes in the news at least seven days in advance.',
        'Questions about your data? Write to {email}.',
      ],
    },
  ],
};
