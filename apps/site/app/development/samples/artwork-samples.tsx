import { ITEM_ICONS } from '@hoshikraft/shared';
import {
  Avatar,
  BrandMark,
  Grid,
  KitItem,
  KitPicture,
  PixelArt,
  PixelFace,
  RoleBadge,
  RoleCrest,
  RoleFace,
  roleFaceIds,
  Row,
  ServerEmblem,
  ServerPlace,
} from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { Samples } from './kit-components.ts';

const TIERS = [1, 2, 3, 4, 5] as const;
const COLOUR = '#b48cff';
const SERVERS = ['hitech', 'magic-rpg', 'techno-magic-rpg', 'techno-magic-sky'] as const;
const LOGINS = ['Kitsune', 'Ryujin', 'Kaede'] as const;

const AvatarSample = () => (
  <Row>
    {LOGINS.map((login) => (
      <Avatar key={login} login={login} size={56} alt={login} />
    ))}
  </Row>
);

const PixelFaceSample = () => (
  <Row>
    {LOGINS.map((login) => (
      <PixelFace key={login} login={login} size={56} />
    ))}
  </Row>
);

const BrandMarkSample = () => (
  <Row>
    {[24, 32, 64].map((size) => (
      <BrandMark key={size} size={size} />
    ))}
  </Row>
);

export const KitPictureSample = () => (
  <Row>
    {ITEM_ICONS.map((icon) => (
      <KitPicture key={icon} icon={icon} size={48} />
    ))}
  </Row>
);

const KitItemSample = () => {
  const { t } = useLingui();
  return (
    <ul className="development-list">
      <li>
        <KitItem icon="sword" name={t`Sword`} hint={t`enchanted`} />
      </li>
      <li>
        <KitItem icon="gold-ingot" name={t`Gold ingot`} count="× 64" />
      </li>
    </ul>
  );
};

const PixelArtSample = () => (
  <PixelArt rows={['.aa.', 'abba', 'abba', '.aa.']} palette={{ a: COLOUR, b: '#ffffff' }} width={64} height={64} />
);

const RoleCrestSample = () => (
  <Row>
    {TIERS.map((tier) => (
      <RoleCrest key={tier} tier={tier} colour={COLOUR} size={64} />
    ))}
  </Row>
);

const RoleFaceSample = () => (
  <Row>
    {[...roleFaceIds, 'unknown'].map((role) => (
      <RoleFace key={role} role={role} tier={3} colour={COLOUR} size={64} />
    ))}
  </Row>
);

const RoleBadgeSample = () => {
  const { t } = useLingui();
  return (
    <Row>
      {TIERS.map((tier) => (
        <RoleBadge
          key={tier}
          role={roleFaceIds[tier] ?? ''}
          tier={tier}
          colour={COLOUR}
          name={t`Rank ${tier}`}
          hint={t`forever`}
        />
      ))}
    </Row>
  );
};

export const ServerEmblemSample = () => (
  <Row>
    {SERVERS.map((server) => (
      <ServerEmblem key={server} server={server} label={server} />
    ))}
    <ServerEmblem server="unknown" label="unknown" />
  </Row>
);

const ServerPlaceSample = () => (
  <Grid min={280}>
    {[...SERVERS, 'unknown'].map((server) => (
      <div key={server} className="development-place">
        <ServerPlace server={server} />
      </div>
    ))}
  </Grid>
);

/** Artwork of the kit. */
export const artworkSamples = {
  Avatar: AvatarSample,
  PixelFace: PixelFaceSample,
  BrandMark: BrandMarkSample,
  KitPicture: KitPictureSample,
  KitItem: KitItemSample,
  PixelArt: PixelArtSample,
  RoleCrest: RoleCrestSample,
  RoleFace: RoleFaceSample,
  RoleBadge: RoleBadgeSample,
  ServerEmblem: ServerEmblemSample,
  ServerPlace: ServerPlaceSample,
} satisfies Partial<Samples>;
