import { screen } from '@testing-library/react';
import { HITECH } from '../parts/testing/fixtures.ts';
import { renderComponent } from '../parts/testing/render-component.tsx';
import { ServicePicture } from './service-picture.tsx';

const picture = (
  <ServicePicture
    uuid={HITECH}
    path="background-1.png"
    width={80}
    height={80}
    alt="HiTech"
    fallback={<span>emblem</span>}
  />
);

test('a picture is loaded with the token and shown from memory, in the reserved space', async () => {
  URL.createObjectURL = () => 'blob:http://127.0.0.1/1';
  const { requests } = renderComponent(picture);
  expect(screen.getByText('emblem')).toBeVisible();
  const image = await screen.findByRole('img', { name: 'HiTech' });
  expect(image).toHaveAttribute('src', 'blob:http://127.0.0.1/1');
  expect(image).toHaveAttribute('width', '80');
  expect(image).toHaveAttribute('height', '80');
  expect(requests[0]?.url).toBe(`http://127.0.0.1:4203/client/background/${HITECH}/background-1.png`);
  expect(requests[0]?.headers.get('X-Launcher-Token')).toBe('test');
});

test('without a picture the fallback stays', async () => {
  const asked = jest.fn(() => Response.json({ error_code: 4, error_message: '', details: null }, { status: 404 }));
  renderComponent(picture, { answers: { [`GET /client/background/${HITECH}/background-1.png`]: asked } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveBeenCalled();
  expect(screen.getByText('emblem')).toBeVisible();
});
