import { screen } from '@testing-library/react';
import { imageOf } from '../../../../framework/testing/document-fixtures.ts';
import { renderPage } from '../../../../framework/testing/render-page.tsx';
import { Picture } from './picture.tsx';

test('a picture of a text is loaded lazily, not preloaded', () => {
  renderPage(<Picture image={imageOf('6f1c2d3e-0000-4000-8000-00000000000c')} alt="A fox" />, { locale: 'en' });
  expect(screen.getByRole('img', { name: 'A fox' })).toHaveAttribute('loading', 'lazy');
});
