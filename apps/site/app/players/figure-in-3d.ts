import { SkinViewer, WalkingAnimation } from 'skinview3d';

export interface FigureIn3d {
  canvas: HTMLCanvasElement;
  /** Draws nothing while nobody looks. */
  pause(paused: boolean): void;
  /** Turns it further, radians to its left. */
  turn(by: number): void;
  end(): void;
}

interface Wanted {
  /** Address of the skin. */
  skin: string;
  model: 'classic' | 'slim';
  /** Of the canvas, pixels. */
  width: number;
  height: number;
  /** Stands, and turns only when it is turned. */
  still: boolean;
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
const hasWebGl = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2');
  if (context === null) return false;
  const isFast = !SOFTWARE.test(drawerOf(context));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return isFast;
};

/** As the picture shows it, radians. */
const TURN = 0.5;

/** A figure that walks and turns when it is dragged; null where the browser draws nothing in three dimensions. */
export const figureIn3d = async ({ skin, model, width, height, still }: Wanted): Promise<FigureIn3d | null> => {
  if (!hasWebGl()) return null;
  const viewer = new SkinViewer({ width, height, zoom: 0.8, fov: 40, renderPaused: true });
  const { canvas, controls } = viewer;
  controls.enableZoom = false;
  controls.enablePan = false;
  // As large as the picture is shown, which a narrow page shows smaller.
  Object.assign(canvas.style, { width: '100%', height: '100%' });
  // The page scrolls on under a thumb.
  canvas.style.touchAction = 'pan-y';
  viewer.playerWrapper.rotation.y = TURN;
  await viewer.loadSkin(skin, { model: model === 'slim' ? 'slim' : 'default' });
  if (!still) {
    viewer.animation = new WalkingAnimation();
    viewer.animation.speed = 0.6;
  }
  viewer.render();
  controls.addEventListener('change', () => viewer.render());
  return {
    canvas,
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
