export {
  type BodyMark,
  type BodyNode,
  type BodyValue,
  type DocumentContent,
  type DocumentText,
  emptyBody,
} from './content.ts';
export { EMBED_ORIGINS, EMBED_PROVIDERS, embedAddresses, embedOf, type EmbedProvider } from './embed.ts';
export { type BodyHeading, headingsOf } from './headings.ts';
export { imageIds, imageIdsOfBody, type ImagePlace, imagePlaces } from './images.ts';
export { LIMITS } from './limits.ts';
export { isLink, isOutwardLink, isOwnPath, linkOf } from './link.ts';
export { isBlankBody, isBlankText, isPublishable, type Missing, missingForPublishing } from './missing.ts';
export { CALLOUT_TONES, type CalloutTone, CODE_LANGUAGES } from './names.ts';
export { MARKS, type MarkType, NODES, type NodeRule, type NodeType } from './nodes.ts';
export { type PlacedNode, nodesOf } from './nodes-of.ts';
export { type Refusal, REFUSAL_REASONS, type RefusalReason } from './refusal.ts';
export { plainText, readingMinutes } from './text.ts';
