import type { LegalText } from './legal-text.ts';

export const publicOfferTextEn: LegalText = {
  title: 'Public offer',
  inForceSince: '2026-06-01',
  sections: [
    {
      id: 'general',
      title: 'General',
      paragraphs: [
        'This document is a public offer by the administration of {brand} (the “Administration”) in the sense of Article 437 of the Civil Code of the Russian Federation. It is addressed to anyone who has registered on the site (the “Player”).',
        'The offer is accepted when the Player ticks their agreement on registration or pays for a service. From that moment there is a contract on these terms.',
        'Payments are taken by the reseller {reseller}. It acts on behalf of the Administration, issues the bill and confirms the payment. Its own terms are shown on the payment page.',
      ],
    },
    {
      id: 'terms',
      title: 'What the words mean',
      paragraphs: [
        "Balance: units of account on the Player's account, each equal to one Russian rouble. They pay for services of the project; the Balance is neither a bank account nor electronic money.",
        'Privilege: a set of extra abilities on one game server for a period: a month (31 days), three months (93 days) or forever. “Forever” means for as long as that server runs.',
        'Items: things and kits of the game, handed out on a server. Coins: the in-game currency of one server; the Administration does not buy it back for money.',
        'Wipe: the start of a new season on a server, when the world and property are made anew. The date of a wipe is announced in the news.',
      ],
    },
    {
      id: 'subject',
      title: 'Subject of the contract',
      paragraphs: [
        'The Administration gives the Player access to the game servers and the cabinet free of charge, and Privileges and other extra abilities for payment.',
        'The Player gains the right to use what was bought in the game. Ownership of programs, texts, pictures and game items does not pass to the Player.',
      ],
    },
    {
      id: 'payment',
      title: 'Prices and payment',
      paragraphs: [
        'The price is shown before the purchase: the full price, the discount with its reason, and the total. Exactly the sum that the Player confirmed is charged; if the price has changed meanwhile, there is no purchase and nothing is charged.',
        'The Balance is topped up by bank card, by instant payment system or with cryptocurrency. A top-up may bring a bonus: it is spent like the money topped up, but is not returned as money.',
        'Money is credited once the reseller confirms the payment, usually at once, in rare cases within a day. If that does not happen, write to {email} and attach the confirmation of payment.',
      ],
    },
    {
      id: 'privileges',
      title: 'How privileges work',
      paragraphs: [
        'A Privilege is given automatically right after the purchase. If the server is down, it is given as soon as the server is back. The service counts as rendered once it is given.',
        'An extension adds its period to the end of the Privilege held. On a change to a higher one, the remaining value of the one held counts towards the new price, and the one held ends. Several Privileges can be held on one server at the same time.',
        'A Privilege can be given to another Player as a gift. The receiver of the service is then that Player, while the giver remains the payer.',
        'After a wipe a Privilege stays until the end of the period paid for. What it contains may be adjusted for the balance of the game; if it has become substantially worse, the Player may claim a refund for the remaining period.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      paragraphs: [
        'An unspent part of the Balance that was paid in money is returned on request to {email}, less the fee of the payment system where one was kept and is not returned by the system itself. Bonuses and gifted funds are not returned as money.',
        "If a service was not rendered through our fault, what was charged is returned in full, at the Player's choice to the Balance or by the way it was paid.",
        'Within 14 days after a wipe a Player may once take back to the Balance what they spent on that server in the 14 days before the wipe. Refunded Privileges end.',
        'A refund may be refused if a Privilege was bought more than 15 days before a wipe, and items more than 14 days before it: by then the service counts as used.',
        'A ban for breaking the rules does not extend the period of a Privilege and does not in itself give a right to a refund.',
        'A request is settled within 10 days. State your nickname and the date, amount and method of the payment. Consumer rights that no contract can limit are not affected by these terms.',
      ],
    },
    {
      id: 'duties',
      title: 'Rights and duties',
      paragraphs: [
        'The Player undertakes to follow the rules of the project, keep the password secret, not to hand over the account and to pay only with their own money or with the consent of its owner. Minors pay with the consent of their parents.',
        'The Administration undertakes to hand over what was paid for, keep the history of operations in the cabinet and announce planned maintenance.',
        'The Administration may suspend access when the rules are broken, when a payment is disputed with the bank and on a well-founded suspicion of fraud, for as long as it is being looked into.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        "The servers are provided “as is”. The Administration is not liable for faults of network providers or of the Player's device, nor for game property lost through errors in third-party modifications, but tries to restore it from backups.",
        "The Administration's liability is limited to what the Player paid for the service, except for intent and other cases where the law allows no such limit.",
        'The project is not affiliated with the owners of the games and modifications and does not act for them. Names belong to their owners.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      paragraphs: [
        'Write to {email} first: most questions are settled by letter. A claim is answered within 10 days.',
        'If no agreement is reached, the dispute is decided by a court under the law of the Russian Federation. A consumer may go to the court of their own place of residence.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to the offer and contact',
      paragraphs: [
        'A new version applies from the day stated on this page and does not worsen the terms of services already paid for.',
        'Contact with the Administration, also to ask for its particulars: {email}. How data is processed is described in the privacy policy.',
      ],
    },
  ],
};
