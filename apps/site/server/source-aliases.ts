/**
 * Where we ourselves have put links, by the word in `/source/{word}`, each with the referral code that it stands for: what comes
 * of a place is seen in the cabinet of that account. `SOURCE_ALIASES` puts others in their place.
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

/** A code, which is a nickname; undefined for what can be none. */
export const readReferralCode = (text: string | undefined): string | undefined =>
  text !== undefined && /^[A-Za-z0-9_]{3,16}$/.test(text) ? text : undefined;
