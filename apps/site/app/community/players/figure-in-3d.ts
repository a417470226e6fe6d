import { SkinViewer, WalkingAnimation } from 'skinview3d';

export interface Outfit {
  /** Address of the skin, and of the cape; null for none. */
  skin: string;
  model: 'classic' | 'slim';
  cape: string | null;
}

export interface FigureIn3d {
  canvas: HTMLCanvasElement;
  /** Changes the skin and the cape. */
  dress(outfit: Outfit): Promise<void>;
  /** Stops rendering while the canvas is not visible. */
  pause(paused: boolean): void;
  /** Turns the figure to its left, in radians. */
  turn(by: number): void;
  end(): void;
}

interface FigureOptions extends Outfit {
  /** Size of the canvas in pixels. */
  width: number;
  height: number;
  /** No walking animation; the figure turns only on input. */
  still: boolean;
  /** Also renders without a GPU, then without animation. */
  evenSlow?: boolean;
}

/** Names of software renderers. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** Name of the WebGL renderer; Chromium exposes it only through the extension. */
const rendererOf = (context: WebGL2RenderingContext): string => {
  const open = String(context.getParameter(context.RENDERER));
  const extension = open === 'WebKit WebGL' ? context.getExtension('WEBGL_debug_renderer_info') : null;
  return extension === null ? open : String(context.getParameter(extension.UNMASKED_RENDERER_WEBGL));
};

/**
 * Checked first, because without WebGL three.js logs errors and the viewer throws. With a software renderer the static
 * image is better.
 */
const webGl = (): 'none' | 'slow' | 'fast' => {
  const context = document.createElement('canvas').getContext('webgl2');
  if (context === null) return 'none';
  const speed = SOFTWARE.test(rendererOf(context)) ? 'slow' : 'fast';
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return speed;
};

/** Same angle as in the static image, in radians. */
const TURN = 0.5;

/** Creates a figure that walks and turns when dragged; null if WebGL is missing or slow. */
export const createFigureIn3d = async (options: FigureOptions): Promise<FigureIn3d | null> => {
  const speed = webGl();
  if (speed === 'none' || (speed === 'slow' && options.evenSlow !== true)) return null;
  const { width, height } = options;
  const still = options.still || speed === 'slow';
  const viewer = new SkinViewer({ width, height, zoom: 0.8, fov: 40, renderPaused: true });
  const { canvas, controls } = viewer;
  controls.enableZoom = false;
  controls.enablePan = false;
  // Follows the size of the image, which is smaller on narrow pages.
  Object.assign(canvas.style, { width: '100%', height: '100%' });
  // Vertical swipes still scroll the page.
  canvas.style.touchAction = 'pan-y';
  viewer.playerWrapper.rotation.y = TURN;
  const dress = async ({ skin, model, cape }: Outfit): Promise<void> => {
    await viewer.loadSkin(skin, { model: model === 'slim' ? 'slim' : 'default' });
    if (cape === null) viewer.resetCape();
    else await viewer.loadCape(cape);
    viewer.render();
  };
  await dress(options);
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
