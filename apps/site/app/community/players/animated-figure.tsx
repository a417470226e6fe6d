import { skinQueries, useApi } from '@hoshikraft/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FigureIn3d } from './figure-in-3d.ts';
import { PlayerFigure, type PlayerFigureProps } from './player-figure.tsx';
import { wornTextures } from './worn-textures.ts';

interface AnimatedFigureProps extends PlayerFigureProps {
  /** Accessible name of the control; without it arrow keys do not turn the figure. */
  turnLabel?: string;
}

/** Turn per arrow key press, in degrees. */
const STEP = 15;

const prefersStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * The whole figure of a player: an image at first, replaced by a 3D model once it is visible. The model walks, and turns by
 * dragging and arrow keys; with reduced motion it does not walk. Without WebGL the image stays.
 */
export const AnimatedFigure = ({ login, picture, height = 320, turnLabel }: AnimatedFigureProps) => {
  const api = useApi();
  const client = useQueryClient();
  const place = useRef<HTMLSpanElement>(null);
  const living = useRef<FigureIn3d>(null);
  const [isAlive, setAlive] = useState(false);
  const [degrees, setDegrees] = useState(0);

  useEffect(() => {
    const element = place.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    let figure: FigureIn3d | null = null;
    let [begun, ended, isSeen] = [false, false, false];

    const begin = async () => {
      const [{ createFigureIn3d }, { version, model, cape }] = await Promise.all([
        import('./figure-in-3d.ts'),
        client.fetchQuery(skinQueries.worn(api, login)),
      ]);
      if (ended) return;
      const textures = wornTextures(login, { version, cape });
      const made = await createFigureIn3d({ ...textures, model, width: height / 2, height, still: prefersStill() });
      if (made === null) return;
      if (ended) return made.end();
      figure = made;
      living.current = made;
      element.append(figure.canvas);
      figure.pause(!isSeen);
      setAlive(true);
    };

    const observer = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting === true;
      figure?.pause(!isSeen);
      if (!isSeen || begun) return;
      begun = true;
      // If anything fails, the image stays.
      begin().catch(() => undefined);
    });
    observer.observe(element);
    return () => {
      ended = true;
      observer.disconnect();
      figure?.end();
      figure?.canvas.remove();
      living.current = null;
      setAlive(false);
    };
  }, [api, client, height, login]);

  const turn = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    living.current?.turn((by * Math.PI) / 180);
    setDegrees((before) => (before + by + 360) % 360);
  };
  const turned = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': turnLabel,
    'aria-valuemin': 0,
    'aria-valuemax': 359,
    'aria-valuenow': degrees,
    'aria-valuetext': `${degrees}°`,
    onKeyDown: turn,
  };
  return (
    <span
      ref={place}
      className={isAlive ? 'player-living player-living--alive' : 'player-living'}
      {...(isAlive && turnLabel !== undefined ? turned : { 'aria-hidden': true })}
    >
      <PlayerFigure login={login} picture={picture} height={height} />
    </span>
  );
};
