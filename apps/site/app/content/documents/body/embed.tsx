import { type BodyNode, embedAddresses, type EmbedProvider } from '@hoshikraft/document';
import { Button, Icon, Link } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSiteFacts } from '../../../framework/page/site-facts.tsx';
import { textAttribute } from './node-values.ts';

const NAMES: Readonly<Record<EmbedProvider, string>> = {
  youtube: 'YouTube',
  vk: 'VK Видео',
  rutube: 'Rutube',
  twitch: 'Twitch',
};

const Offer = ({ page, provider, onPlay }: { page: string; provider: string; onPlay: () => void }) => {
  const { t } = useLingui();
  return (
    <div className="body-embed__offer">
      <Icon name="play" size={40} />
      <p className="hk-small">{t`This video is on ${provider}. Nothing loads from there until you press the button.`}</p>
      <Button startIcon="play" onClick={onPlay}>
        {t`Watch here`}
      </Button>
      <Link href={page} target="_blank" rel="noopener noreferrer nofollow" className="hk-small">
        {t`Open on ${provider}`}
      </Link>
    </div>
  );
};

/** A video of an allowed host, loaded only after a click (docs/product/content.md#limits-of-a-document). */
export const BodyEmbed = ({ node }: { node: BodyNode }) => {
  const { t } = useLingui();
  const { primaryOrigin } = useSiteFacts();
  const [playing, setPlaying] = useState(false);
  const provider = textAttribute(node, 'provider');
  const host = playing ? window.location.hostname : new URL(primaryOrigin).hostname;
  const addresses = embedAddresses(provider, textAttribute(node, 'video'), host);
  if (addresses === null) return null;
  const name = NAMES[provider as EmbedProvider];
  const title = textAttribute(node, 'title');
  return (
    <figure className="body-embed">
      <div className="body-embed__frame">
        {playing ? (
          <iframe
            src={addresses.player}
            title={title === '' ? t`Video on ${name}` : title}
            allow="autoplay; fullscreen; picture-in-picture"
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <Offer page={addresses.page} provider={name} onPlay={() => setPlaying(true)} />
        )}
      </div>
      {title !== '' && <figcaption>{title}</figcaption>}
    </figure>
  );
};
