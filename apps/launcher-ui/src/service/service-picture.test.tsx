import { screen } from '@testing-library/react';
import { HITECH } from '../parts/testing/fixtures.ts';
import { renderPart } from '../parts/testing/render-part.tsx';
import { ServicePicture } from './service-picture.tsx';

const picture = (
  <ServicePicture
    kind="icon"
    uuid={HITECH}
    path="icon-1.png"
    width={80}
    height={80}
    alt="HiTech"
    fallback={<span>emblem</span>}
  />
);

test('a picture is fetched with the key and shown from memory, in the room it was given', async () => {
  URL.createObjectURL = () => 'blob:http://127.0.0.1/1';
  const { requests } = renderPart(picture);
  expect(screen.getByText('emblem')).toBeVisible();
  const image = await screen.findByRole('img', { name: 'HiTech' });
  expect(image).toHaveAttribute('src', 'blob:http://127.0.0.1/1');
  expect(image).toHaveAttribute('width', '80');
  expect(image).toHaveAttribute('height', '80');
  expect(requests[0]?.url).toBe(`http://127.0.0.1:4203/client/icon/${HITECH}/icon-1.png`);
  expect(requests[0]?.headers.get('X-Launcher-Token')).toBe('test');
});

test('where there is none, what stands in stays', async () => {
  const asked = jest.fn(() => Response.json({ error_code: 4, error_message: '', details: null }, { status: 404 }));
  renderPart(picture, { answers: { [`GET /client/icon/${HITECH}/icon-1.png`]: asked } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveBeenCalled();
  expect(screen.getByText('emblem')).toBeVisible();
});
