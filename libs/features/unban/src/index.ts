export { BanFacts, type BanFactsProps } from './ban-facts.tsx';
export { BanReason, type BanReasonProps } from './ban-reason.tsx';
export { UnbanOffer, type UnbanOfferProps } from './unban-offer.tsx';
