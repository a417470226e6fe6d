/** Whose players a page may show, after a click (issue: an allow-list). */
export const EMBED_PROVIDERS = ['youtube', 'vk', 'rutube', 'twitch'] as const;
export type EmbedProvider = (typeof EMBED_PROVIDERS)[number];

interface Provider {
  /** The origin of its player, for the page's security policy. */
  readonly origin: string;
  readonly video: RegExp;
  /** Address of the player; `host` is the host of the page, which one provider requires. */
  player(video: string, host: string): string;
  /** Where the video can be watched on the provider's own pages. */
  page(video: string): string;
  /** Id of the video that an address of the provider shows. */
  find(url: URL): string | null | undefined;
}

const vkParts = (video: string) => {
  const [owner = '', id = ''] = video.split('_');
  return `oid=${owner}&id=${id}`;
};

const PROVIDERS: Readonly<Record<EmbedProvider, Provider>> = {
  youtube: {
    origin: 'https://www.youtube-nocookie.com',
    video: /^[A-Za-z0-9_-]{11}$/,
    player: (video) => `https://www.youtube-nocookie.com/embed/${video}?autoplay=1`,
    page: (video) => `https://www.youtube.com/watch?v=${video}`,
    find: ({ hostname, pathname, searchParams }) => {
      if (hostname === 'youtu.be') return pathname.slice(1);
      if (!/^(www\.|m\.)?youtube(-nocookie)?\.com$/.test(hostname)) return undefined;
      return searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1];
    },
  },
  vk: {
    origin: 'https://vk.com',
    video: /^-?\d{1,12}_\d{1,12}$/,
    player: (video) => `https://vk.com/video_ext.php?${vkParts(video)}&autoplay=1`,
    page: (video) => `https://vk.com/video${video}`,
    find: ({ hostname, pathname, searchParams }) =>
      /^(m\.|www\.)?(vk\.com|vk\.ru|vkvideo\.ru)$/.test(hostname)
        ? (/^\/video(-?\d+_\d+)$/.exec(pathname)?.[1] ??
          (pathname === '/video_ext.php' ? `${searchParams.get('oid')}_${searchParams.get('id')}` : undefined))
        : undefined,
  },
  rutube: {
    origin: 'https://rutube.ru',
    video: /^[0-9a-f]{32}$/,
    player: (video) => `https://rutube.ru/play/embed/${video}`,
    page: (video) => `https://rutube.ru/video/${video}/`,
    find: ({ hostname, pathname }) =>
      hostname === 'rutube.ru' ? /^\/(?:video|play\/embed)\/([^/]+)\/?$/.exec(pathname)?.[1] : undefined,
  },
  twitch: {
    origin: 'https://player.twitch.tv',
    video: /^\d{6,12}$/,
    player: (video, host) => `https://player.twitch.tv/?video=v${video}&parent=${encodeURIComponent(host)}`,
    page: (video) => `https://www.twitch.tv/videos/${video}`,
    find: ({ hostname, pathname }) =>
      /^(www\.|m\.)?twitch\.tv$/.test(hostname) ? /^\/videos\/(\d+)$/.exec(pathname)?.[1] : undefined,
  },
};

const providerOf = (name: string): Provider | undefined =>
  EMBED_PROVIDERS.some((known) => known === name) ? PROVIDERS[name as EmbedProvider] : undefined;

/** Origins that a page may frame once a reader clicked. */
export const EMBED_ORIGINS: readonly string[] = EMBED_PROVIDERS.map((name) => PROVIDERS[name].origin);

/** What ids of a provider's videos look like. */
export const videoPattern = (provider: EmbedProvider): RegExp => PROVIDERS[provider].video;

const isVideo = (provider: string, video: string): boolean => providerOf(provider)?.video.test(video) === true;

/** Addresses of a video, or null where provider or id is none that is allowed; `host` is the page's own host name. */
export const embedAddresses = (
  provider: string,
  video: string,
  host: string,
): { player: string; page: string } | null => {
  const known = isVideo(provider, video) ? providerOf(provider) : undefined;
  return known ? { player: known.player(video, host), page: known.page(video) } : null;
};

/** The video that an address shows, as an editor pastes it; null where no allowed provider knows it. */
export const embedOf = (address: string): { provider: EmbedProvider; video: string } | null => {
  const url = URL.parse(address.trim());
  if (url?.protocol !== 'https:') return null;
  for (const provider of EMBED_PROVIDERS) {
    const video = PROVIDERS[provider].find(url);
    if (video && isVideo(provider, video)) return { provider, video };
  }
  return null;
};
