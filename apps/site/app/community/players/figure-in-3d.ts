import { SkinViewer, WalkingAnimation } from 'skinview3d';

export interface Outfit {
  /** Address of the skin, and of the cape; null for none. */
  skin: string;
  model: 'classic' | 'slim';
  cape: string | null;
}

export interface FigureIn3d {
  canvas: HTMLCanvasElement;
  /** Dresses it otherwise. */
  dress(outfit: Outfit): Promise<void>;
  /** Draws nothing while nobody looks. */
  pause(paused: boolean): void;
  /** Turns it further, radians to its left. */
  turn(by: number): void;
  end(): void;
}

interface Wanted extends Outfit {
  /** Of the canvas, pixels. */
  width: number;
  height: number;
  /** Stands, and turns only when it is turned. */
  still: boolean;
  /** Also where the processor has to draw; it then stands. */
  evenSlow?: boolean;
}

/** Processors that stand in for a graphics card, as drivers call themselves. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** Who draws; Chromium says it only to those who ask again. */
const drawerOf = (context: WebGL2RenderingContext): string => {
  const open = String(context.getParameter(context.RENDERER));
  const asked = open === 'WebKit WebGL' ? context.getExtension('WEBGL_debug_renderer_info') : null;
  return asked === null ? open : String(context.getParameter(asked.UNMASKED_RENDERER_WEBGL));
};

/**
 * Asked first: three.js writes to the console where it gets none, and the viewer throws. Where the processor stands in for
 * a graphics card the picture serves better.
 */
const webGl = (): 'none' | 'slow' | 'fast' => {
  const context = document.createElement('canvas').getContext('webgl2');
  if (context === null) return 'none';
  const speed = SOFTWARE.test(drawerOf(context)) ? 'slow' : 'fast';
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return speed;
};

/** As the picture shows it, radians. */
const TURN = 0.5;

/** A figure that walks and turns when it is dragged; null where the browser draws nothing in three dimensions. */
export const figureIn3d = async (wanted: Wanted): Promise<FigureIn3d | null> => {
  const speed = webGl();
  if (speed === 'none' || (speed === 'slow' && wanted.evenSlow !== true)) return null;
  const { width, height } = wanted;
  const still = wanted.still || speed === 'slow';
  const viewer = new SkinViewer({ width, height, zoom: 0.8, fov: 40, renderPaused: true });
  const { canvas, controls } = viewer;
  controls.enableZoom = false;
  controls.enablePan = false;
  // As large as the picture is shown, which a narrow page shows smaller.
  Object.assign(canvas.style, { width: '100%', height: '100%' });
  // The page scrolls on under a thumb.
  canvas.style.touchAction = 'pan-y';
  viewer.playerWrapper.rotation.y = TURN;
  const dress = async ({ skin, model, cape }: Outfit): Promise<void> => {
    await viewer.loadSkin(skin, { model: model === 'slim' ? 'slim' : 'default' });
    if (cape === null) viewer.resetCape();
    else await viewer.loadCape(cape);
    viewer.render();
  };
  await dress(wanted);
  if (!still) {
    viewer.animation = new WalkingAnimation();
    viewer.animation.speed = 0.6;
  }
  controls.addEventListener('change', () => viewer.render());
  return {
    canvas,
    dress,
    pause: (paused) => {
      viewer.renderPaused = paused || still;
    },
    turn: (by) => {
      viewer.playerWrapper.rotation.y += by;
      viewer.render();
    },
    end: () => viewer.dispose(),
  };
};
