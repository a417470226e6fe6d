import type { Schemas } from '@hoshikraft/api-client';
import { useLocale } from '@hoshikraft/i18n';
import { Button, Card, useCopy } from '@hoshikraft/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServerNames } from '../../framework/page/use-server-names.ts';

/** The link as people write it, and the button that copies all of it. */
const Copied = ({ link }: { link: string }) => {
  const { t } = useLingui();
  const [said, copy] = useCopy({ text: link, failed: { title: t`Couldn't copy`, text: link } });
  return (
    <div className="invite-copy">
      <p className="invite-copy__link">{link.replace(/^https?:\/\//, '')}</p>
      <Button variant="primary" startIcon={said ? 'check' : 'copy'} onClick={copy}>
        {t`Copy the link`}
      </Button>
      <span className="hk-visually-hidden" role="status">
        {said ? t`Link copied` : ''}
      </span>
    </div>
  );
};

const Share = ({ link, code }: { link: string; code: string }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const text = t`Let's play together: sign up with my link.`;
  const [failed, setFailed] = useState(false);
  const picture = `/share/invite/${code}.${locale}.jpg`;
  const external = {
    component: 'a',
    target: '_blank',
    rel: 'noopener noreferrer',
    startIcon: 'share',
  } as const;
  return (
    <>
      <div className="invite-share">
        <Button {...external} href={`https://t.me/share/url?${new URLSearchParams({ url: link, text })}`}>
          {t`Share in Telegram`}
        </Button>
        <Button {...external} href={`https://vk.com/share.php?${new URLSearchParams({ url: link, title: text })}`}>
          {t`Share in VK`}
        </Button>
      </div>
      {!failed && (
        <figure className="invite-picture">
          <img
            src={picture}
            width={1200}
            height={630}
            loading="lazy"
            alt={t`Preview picture of your link`}
            onError={() => setFailed(true)}
          />
          <figcaption className="hk-muted hk-small">{t`Messengers show this picture next to your link.`}</figcaption>
          <Button component="a" href={picture} download size="small" startIcon="download" variant="quiet">
            {t`Download the picture`}
          </Button>
        </figure>
      )}
    </>
  );
};

/** The referral link to copy and share, with the picture that messengers show. */
export const InviteLink = ({ referral }: { referral: Schemas['Referral'] }) => {
  const { t } = useLingui();
  const nameOf = useServerNames();
  const { code, link, coinsPerHour, server } = referral;
  const name = server === null ? null : nameOf(server);
  return (
    <Card className="invite-link">
      <p>
        <Plural
          value={coinsPerHour}
          one="# coin for each full hour that a friend plays on any server."
          other="# coins for each full hour that a friend plays on any server."
        />{' '}
        {name !== null && <Trans>Paid out on {name}.</Trans>}
      </p>
      <Copied link={link} />
      <Share link={link} code={code} />
      <ul className="invite-rules">
        <li>{t`Only active play counts, up to 24 hours a day for each friend.`}</li>
        <li>{t`If a friend hides their playtime, you get coins for their hours at the end of the day (UTC).`}</li>
        <li>{t`Sign in at least once a week: if you're away longer, you don't earn for your friends' hours.`}</li>
        <li>{t`Your own second account or one on your home network doesn't count.`}</li>
      </ul>
    </Card>
  );
};
