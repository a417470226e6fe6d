export { BanFacts, type BanFactsProps } from './ban-facts.tsx';
export { UnbanOffer, type UnbanOfferProps } from './unban-offer.tsx';
