-- How a profile's head is dressed. An art of none is as good as any.
ALTER TABLE players
  ADD COLUMN cover_glow text NOT NULL DEFAULT 'octarine'
    CHECK (cover_glow IN ('octarine', 'sea-wave', 'starry-night', 'amber-orange')),
  ADD COLUMN cover_style text NOT NULL DEFAULT 'geometry'
    CHECK (cover_style IN ('geometry', 'circles', 'wave', 'shards')),
  ADD COLUMN cover_art text NOT NULL DEFAULT 'none'
    CHECK (cover_art IN ('none', 'lanterns', 'torii', 'fox', 'moon', 'blossom', 'koi', 'bridge', 'pagoda', 'fireflies',
      'cranes', 'bamboo', 'peak'));
