import { EMBED_ORIGINS, EMBED_PROVIDERS, embedAddresses, embedOf } from './embed.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', { provider: 'youtube', video: 'dQw4w9WgXcQ' }],
  ['https://youtu.be/dQw4w9WgXcQ', { provider: 'youtube', video: 'dQw4w9WgXcQ' }],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', { provider: 'youtube', video: 'dQw4w9WgXcQ' }],
  ['https://vk.com/video-123_456', { provider: 'vk', video: '-123_456' }],
  ['https://vkvideo.ru/video-123_456', { provider: 'vk', video: '-123_456' }],
  ['https://vk.com/video_ext.php?oid=-1&id=2', { provider: 'vk', video: '-1_2' }],
  [
    'https://rutube.ru/video/0123456789abcdef0123456789abcdef/',
    { provider: 'rutube', video: '0123456789abcdef0123456789abcdef' },
  ],
  ['https://www.twitch.tv/videos/123456789', { provider: 'twitch', video: '123456789' }],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://vimeo.com/123456', null],
  ['http://youtu.be/dQw4w9WgXcQ', null],
  ['javascript:alert(1)', null],
  ['not an address', null],
])('%s shows %j', (address, embed) => {
  expect(embedOf(address)).toEqual(embed);
});

const SAMPLES = { youtube: 'dQw4w9WgXcQ', vk: '-1_2', rutube: '0'.repeat(32), twitch: '123456' } as const;

test.each(EMBED_PROVIDERS)(
  'the player of %s is at an origin that pages allow, and its own page leads back to it',
  (provider) => {
    const addresses = embedAddresses(provider, SAMPLES[provider], 'hoshikraft.example');
    expect(EMBED_ORIGINS).toContain(URL.parse(addresses?.player ?? '')?.origin);
    expect(embedOf(addresses?.page ?? '')).toEqual({ provider, video: SAMPLES[provider] });
  },
);

test('there is no address for another provider or another kind of id', () => {
  expect(embedAddresses('vimeo', '1', 'a')).toBeNull();
  expect(embedAddresses('constructor', '1', 'a')).toBeNull();
  expect(embedAddresses('youtube', '"><script>', 'a')).toBeNull();
});
