/**
 * Referral codes of our own links by the word in `/source/{word}`; their results are shown in the cabinet of that account.
 * The variable `SOURCE_ALIASES` replaces them.
 */
export const SOURCE_ALIASES: Readonly<Record<string, string>> = {
  vk: 'Fumikaze',
  'vk-ads': 'Fumikaze',
  'vk-clips': 'Fumikaze',
  'vk-stories': 'Fumikaze',
  telegram: 'Fumikaze',
  tg: 'Fumikaze',
  'tg-ads': 'Fumikaze',
  discord: 'Fumikaze',
  ds: 'Fumikaze',
  youtube: 'InkAndQuill',
  yt: 'InkAndQuill',
  shorts: 'InkAndQuill',
  trailer: 'InkAndQuill',
  stream: 'InkAndQuill',
  streams: 'InkAndQuill',
  clips: 'InkAndQuill',
  podcast: 'InkAndQuill',
  blog: 'InkAndQuill',
  forum: 'Nekobyte',
  wiki: 'Nekobyte',
  rating: 'Nekobyte',
  ratings: 'Nekobyte',
  monitoring: 'Nekobyte',
  top: 'Nekobyte',
  vote: 'Nekobyte',
  catalog: 'Nekobyte',
  search: 'Nekobyte',
  banner: 'RustyGear',
  ads: 'RustyGear',
  flyer: 'RustyGear',
  sticker: 'RustyGear',
  poster: 'RustyGear',
  festival: 'RustyGear',
  convention: 'RustyGear',
  partner: 'RustyGear',
};

/** A referral code, which is a nickname; undefined if malformed. */
export const readReferralCode = (text: string | undefined): string | undefined =>
  text !== undefined && /^[A-Za-z0-9_]{3,16}$/.test(text) ? text : undefined;
