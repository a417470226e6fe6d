import * as kit from '@hoshikraft/ui';
import * as dialog from '@hoshikraft/ui/dialog';
import * as forms from '@hoshikraft/ui/forms';
import { themeIds } from '@hoshikraft/shared';
import { isThemeId } from '@hoshikraft/shared';
import { screen } from '@testing-library/react';
import { developmentRoutes } from '../routing/route-table.ts';
import { renderPage } from '../framework/testing/render-page.tsx';
import AdaptiveButtonsPage from './adaptive-buttons.tsx';
import ElementsPage from './elements.tsx';
import IconsPage from './icons.tsx';
import { FRAME } from './samples/kit-components.ts';
import { samples } from './samples/samples.ts';

const components = Object.keys({ ...kit, ...dialog, ...forms }).filter((name) => /^[A-Z]/.test(name));

test('every exported component of the kit has a sample, and nothing else has one', () => {
  expect(Object.keys(samples).sort()).toEqual(components.sort());
});

describe.each(['ru', 'en'] as const)('in %s', (locale) => {
  test('each component is shown under its name', () => {
    renderPage(<ElementsPage />, { locale, at: `/${locale}/development/elements` });
    const shown = Object.entries(samples).flatMap(([name, sample]) => (sample === FRAME ? [] : [name]));
    for (const token of Object.values(kit.scales).flat()) expect(screen.getAllByText(token)).not.toEqual([]);
    for (const name of shown) expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  });

  test('every icon is shown with its name', () => {
    renderPage(<IconsPage />, { locale, at: `/${locale}/development/icons` });
    for (const name of kit.iconNames) expect(screen.getByText(name)).toBeVisible();
  });

  test('buttons are shown in boxes of three widths', () => {
    renderPage(<AdaptiveButtonsPage />, { locale, at: `/${locale}/development/adaptive/buttons` });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  });
});

test('the theme is in the address, and an unknown one is ignored', () => {
  const theme = (at: string) => {
    const { container, unmount } = renderPage(<IconsPage />, { at });
    const shown = container.querySelector('[data-theme]')?.getAttribute('data-theme');
    unmount();
    return shown;
  };
  expect(theme('/ru/development/icons?theme=sakura')).toBe('sakura');
  expect(theme('/ru/development/icons?theme=nonsense')).toBe('octarine');
});

test('each page is tested in every theme', () => {
  for (const { path, seenAt = [] } of developmentRoutes) {
    const seen = seenAt.map((address) => address.replace(`${path}?theme=`, '')).filter(isThemeId);
    expect(seen).toEqual(themeIds);
  }
});
