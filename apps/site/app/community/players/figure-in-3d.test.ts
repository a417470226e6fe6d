import { SkinViewer } from 'skinview3d';
import { createFigureIn3d } from './figure-in-3d.ts';

jest.mock('skinview3d', () => ({
  WalkingAnimation: class {
    speed = 1;
  },
  SkinViewer: jest.fn(() => ({
    canvas: document.createElement('canvas'),
    controls: { enableZoom: true, enablePan: true, addEventListener: jest.fn() },
    playerWrapper: { rotation: { y: 0 } },
    animation: null,
    renderPaused: true,
    loadSkin: jest.fn(() => Promise.resolve()),
    loadCape: jest.fn(() => Promise.resolve()),
    resetCape: jest.fn(),
    render: jest.fn(),
    dispose: jest.fn(),
  })),
}));
const made = SkinViewer as unknown as jest.Mock;
const viewer = () => made.mock.results[0]?.value as jest.Mocked<SkinViewer>;

const RENDERER = 0x1f01;
const UNMASKED_RENDERER_WEBGL = 0x9246;
const lost = jest.fn();

/** Simulates a browser with this WebGL renderer; null means a browser without WebGL. */
function drawnBy(drawer: string | null, masked = true): void {
  const context = {
    RENDERER,
    getParameter: (name: number) => (name === RENDERER && masked ? 'WebKit WebGL' : drawer),
    getExtension: (name: string) =>
      name === 'WEBGL_lose_context' ? { loseContext: lost } : { UNMASKED_RENDERER_WEBGL },
  };
  HTMLCanvasElement.prototype.getContext = (() => (drawer === null ? null : context)) as never;
}

const getContext = HTMLCanvasElement.prototype.getContext;
beforeEach(() => {
  made.mockClear();
  lost.mockClear();
});
afterAll(() => {
  HTMLCanvasElement.prototype.getContext = getContext;
});

const OUTFIT = { skin: '/api/skin/Yuki/texture', model: 'classic', cape: null } as const;
const show = (still = false) => createFigureIn3d({ ...OUTFIT, width: 160, height: 320, still });

test.each([
  ['the browser has no WebGL', null, true],
  ['the processor draws', 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', true],
  ['the processor draws and says so openly', 'llvmpipe, or similar', false],
])('no viewer is made where %s', async (_, drawer, masked) => {
  drawnBy(drawer, masked);
  expect(await show()).toBeNull();
  expect(made).not.toHaveBeenCalled();
});

test('a figure walks, turns without capturing the wheel or the scroll of the page, and pauses when not visible', async () => {
  drawnBy('ANGLE (NVIDIA GeForce)');
  const figure = await show();
  expect(lost).toHaveBeenCalledTimes(1);
  expect(viewer().loadSkin).toHaveBeenCalledWith('/api/skin/Yuki/texture', { model: 'default' });
  expect(viewer().controls).toMatchObject({ enableZoom: false, enablePan: false });
  expect(figure?.canvas.style.touchAction).toBe('pan-y');
  expect(viewer().animation).not.toBeNull();
  figure?.pause(false);
  expect(viewer().renderPaused).toBe(false);
  figure?.pause(true);
  expect(viewer().renderPaused).toBe(true);
  figure?.end();
  expect(viewer().dispose).toHaveBeenCalled();
});

test('a still figure is rendered once, and again only when it is turned', async () => {
  drawnBy('ANGLE (NVIDIA GeForce)');
  const figure = await show(true);
  figure?.pause(false);
  expect([viewer().animation, viewer().renderPaused]).toEqual([null, true]);
  expect(viewer().render).toHaveBeenCalledTimes(1);
  const [[event, turned] = []] = (viewer().controls.addEventListener as unknown as jest.Mock).mock.calls as [
    string,
    () => void,
  ][];
  turned?.();
  expect([event, (viewer().render as jest.Mock).mock.calls.length]).toEqual(['change', 2]);
  const { y } = viewer().playerWrapper.rotation;
  figure?.turn(0.25);
  expect(viewer().playerWrapper.rotation.y).toBeCloseTo(y + 0.25);
  expect(viewer().render).toHaveBeenCalledTimes(3);
});

test('with evenSlow a software renderer renders a still figure', async () => {
  drawnBy('llvmpipe, or similar', false);
  const figure = await createFigureIn3d({ ...OUTFIT, width: 160, height: 320, still: false, evenSlow: true });
  expect(figure).not.toBeNull();
  expect([viewer().animation, viewer().render.mock.calls.length]).toEqual([null, 1]);
});

test('a figure changes its skin, with a cape and without', async () => {
  drawnBy('ANGLE (NVIDIA GeForce)');
  const figure = await show();
  await figure?.dress({ skin: 'blob:1', model: 'slim', cape: '/files/cape.png' });
  expect(viewer().loadSkin).toHaveBeenLastCalledWith('blob:1', { model: 'slim' });
  expect(viewer().loadCape).toHaveBeenCalledWith('/files/cape.png');
  expect(viewer().resetCape).toHaveBeenCalledTimes(1);
  await figure?.dress(OUTFIT);
  expect(viewer().resetCape).toHaveBeenCalledTimes(2);
});
