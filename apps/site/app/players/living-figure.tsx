import { skinQueries, useApi } from '@hoshikraft/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FigureIn3d } from './figure-in-3d.ts';
import { PlayerFigure, type PlayerFigureProps } from './player-figure.tsx';

const prefersStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * All of a player: a picture at once, and in three dimensions when it is looked at. Walks, and turns when it is dragged;
 * stands for those who want little motion. The picture stays where the browser draws nothing in three dimensions.
 */
export const LivingFigure = ({ login, picture, height = 320 }: PlayerFigureProps) => {
  const api = useApi();
  const client = useQueryClient();
  const place = useRef<HTMLSpanElement>(null);
  const [isAlive, setAlive] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    let figure: FigureIn3d | null = null;
    let [begun, ended, isSeen] = [false, false, false];

    const begin = async () => {
      const [{ figureIn3d }, { version, model }] = await Promise.all([
        import('./figure-in-3d.ts'),
        client.fetchQuery(skinQueries.worn(api, login)),
      ]);
      if (ended) return;
      const skin = `/api/skin/${encodeURIComponent(login)}/texture?v=${version}`;
      const made = await figureIn3d({ skin, model, width: height / 2, height, still: prefersStill() });
      if (made === null) return;
      if (ended) return made.end();
      figure = made;
      element.append(figure.canvas);
      figure.pause(!isSeen);
      setAlive(true);
    };

    const observer = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting === true;
      figure?.pause(!isSeen);
      if (!isSeen || begun) return;
      begun = true;
      // Whatever fails, the picture is there.
      begin().catch(() => undefined);
    });
    observer.observe(element);
    return () => {
      ended = true;
      observer.disconnect();
      figure?.end();
      figure?.canvas.remove();
      setAlive(false);
    };
  }, [api, client, height, login]);

  return (
    <span ref={place} className={isAlive ? 'player-living player-living--alive' : 'player-living'} aria-hidden="true">
      <PlayerFigure login={login} picture={picture} height={height} />
    </span>
  );
};
