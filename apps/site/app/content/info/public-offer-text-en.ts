import type { LegalText } from './legal-text.ts';

export const publicOfferTextEn: LegalText = {
  title: 'Public offer',
  inForceSince: '2026-06-01',
  sections: [
    {
      id: 'general',
      title: 'General',
      paragraphs: [
        'This document is a public offer by the administration of {brand} (the “Administration”) under Article 437 of the Civil Code of the Russian Federation. It is made to everyone who registers on the site (the “Player”).',
        'The Player accepts the offer by ticking the box on registration or by paying for a service. From that moment the contract is concluded on these terms.',
        'Payments are accepted by the reseller {reseller}, which acts on behalf of the Administration, issues invoices and confirms payments. Its own terms are shown on the payment page.',
      ],
    },
    {
      id: 'terms',
      title: 'Definitions',
      paragraphs: [
        "Balance: units on the Player's account, each equal to one Russian rouble, that pay for services of the project. The Balance is not a bank account or electronic money.",
        'Privilege: a set of extra abilities on one game server for a month (31 days), three months (93 days) or forever. “Forever” means for as long as that server runs.',
        'Items: in-game objects and kits delivered on a server. Coins: the in-game currency of one server; the Administration does not buy it back for money.',
        'Wipe: the start of a new season on a server, when the world and property are created anew. Wipe dates are announced in the news.',
      ],
    },
    {
      id: 'subject',
      title: 'Subject of the contract',
      paragraphs: [
        'The Administration gives the Player free access to the game servers and to an account on the site, and paid access to Privileges and other extra abilities.',
        'The Player may use what they bought in the game. Ownership of software, texts, images and game items does not pass to the Player.',
      ],
    },
    {
      id: 'payment',
      title: 'Prices and payment',
      paragraphs: [
        'The price is shown before the purchase: the full price, the discount and its reason, and the total. The Player is charged exactly the amount they confirmed. If the price changes before that, the purchase does not go through and nothing is charged.',
        'The Balance can be topped up by bank card, instant bank transfer or cryptocurrency. A top-up may come with a bonus: it is spent like the money itself but cannot be refunded as money.',
        'Money is credited once the reseller confirms the payment: usually at once, in rare cases within a day. If it does not arrive, write to {email} and attach proof of payment.',
      ],
    },
    {
      id: 'privileges',
      title: 'How privileges work',
      paragraphs: [
        'A Privilege is delivered automatically right after the purchase, or as soon as the server is back if it is down. The service is considered provided once the Privilege is delivered.',
        'Extending a Privilege adds time to its end. When upgrading, the remaining value of the current Privilege counts towards the price of the new one, and the current one ends. The Player may hold several Privileges on one server at the same time.',
        'A Privilege can be given to another Player as a gift. That Player then receives the service, while the giver remains the payer.',
        'After a wipe, a Privilege stays until the end of the paid period. Its abilities may be adjusted to balance the game; if they become substantially worse, the Player may claim a refund for the remaining period.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      paragraphs: [
        'The unspent part of the Balance that was paid in money is refunded on request to {email}, less any payment fee that the payment system does not return. Bonuses and gifted funds are not refunded as money.',
        'If a service was not provided through our fault, the full amount is refunded to the Balance or by the original payment method, as the Player chooses.',
        'Within 14 days after a wipe, the Player may once refund to the Balance what they spent on that server in the 14 days before the wipe. Refunded Privileges end.',
        'A refund may be refused if a Privilege was bought more than 15 days before a wipe, and items more than 14 days before it: by then the service is considered used.',
        'A ban for breaking the rules does not extend a Privilege and does not by itself entitle the Player to a refund.',
        'Requests are answered within 10 days. Include your nickname and the date, amount and method of payment. These terms do not affect consumer rights that a contract cannot limit.',
      ],
    },
    {
      id: 'duties',
      title: 'Rights and obligations',
      paragraphs: [
        "The Player agrees to follow the project rules, keep the password secret, not hand over the account, and pay only with their own money or with its owner's consent. Minors pay with their parents' consent.",
        'The Administration agrees to deliver what was paid for, keep the transaction history available in the account, and announce planned maintenance.',
        'The Administration may suspend access for the time of an investigation if the rules are broken, a payment is disputed with the bank, or there are reasonable grounds to suspect fraud.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        "The servers are provided “as is”. The Administration is not liable for failures of internet providers or of the Player's device, or for game property lost through bugs in third-party mods, but tries to restore it from backups.",
        "The Administration's liability is limited to what the Player paid for the service, except in cases of intent and other cases where the law does not allow this limit.",
        'The project is not affiliated with the owners of the games and mods and does not act on their behalf. All names belong to their owners.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      paragraphs: [
        'Write to {email} first: most issues are settled by email. Claims are answered within 10 days.',
        'If no agreement is reached, the dispute is decided by a court under the law of the Russian Federation. A consumer may apply to the court at their place of residence.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      paragraphs: [
        'A new version takes effect on the date shown on this page and does not worsen the terms of services already paid for.',
        'To contact the Administration or request its legal details, write to {email}. The privacy policy describes how we process data.',
      ],
    },
  ],
};
