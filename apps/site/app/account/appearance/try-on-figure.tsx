import { useEffect, useRef, useState } from 'react';
import type { FigureIn3d, Outfit } from '../../community/players/figure-in-3d.ts';
import { FlatFigure } from './flat-figure.tsx';

const HEIGHT = 360;
const prefersStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Preview of an outfit: a still picture at once, replaced by a 3D figure if the browser supports it. */
export const TryOnFigure = ({ label, skin, model, cape }: Outfit & { label: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const [figure, setFigure] = useState<FigureIn3d | null>(null);
  const outfit = useRef<Outfit>({ skin, model, cape });

  useEffect(() => {
    let ended = false;
    let made: FigureIn3d | null = null;
    const begin = async () => {
      const { createFigureIn3d } = await import('../../community/players/figure-in-3d.ts');
      const size = { width: HEIGHT / 2, height: HEIGHT, still: prefersStill(), evenSlow: true };
      made = ended ? null : await createFigureIn3d({ ...outfit.current, ...size });
      if (made === null) return;
      if (ended) return made.end();
      place.current?.append(made.canvas);
      made.pause(false);
      setFigure(made);
    };
    // After any failure the still picture stays.
    begin().catch(() => undefined);
    return () => {
      ended = true;
      made?.end();
      made?.canvas.remove();
      setFigure(null);
    };
  }, []);

  useEffect(() => {
    outfit.current = { skin, model, cape };
    figure?.dress(outfit.current).catch(() => undefined);
  }, [figure, skin, model, cape]);

  return (
    <div ref={place} role="img" aria-label={label} className={figure === null ? 'try-on' : 'try-on try-on--alive'}>
      <FlatFigure skin={skin} model={model} height={HEIGHT} />
    </div>
  );
};
