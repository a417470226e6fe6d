import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

type Schemas = components['schemas'];

let test: TestApp;
const featuresOf = (roleId: string, language = 'ru') =>
  test.request<Schemas['RoleFeatures']>('GET', `/api/store/role/features?roleId=${roleId}`, {
    headers: { 'accept-language': language },
  });
const kit = (id: string, language = 'ru') =>
  test.request<Schemas['Kit']>('GET', `/api/store/kits/${id}`, { headers: { 'accept-language': language } });

beforeAll(async () => {
  test = await createTestApp();
});

afterAll(() => test.close());

describe('features of a privilege', () => {
  it('are its abilities with their amounts as text', async () => {
    const { status, body } = await featuresOf('hitech-cyborg');
    expect(status).toBe(200);
    expect(body.abilities[0]).toEqual({
      id: 'homes',
      icon: 'bed',
      title: 'Точки дома',
      description: 'Запоминают место, куда можно вернуться командой /home из любого мира.',
      command: '/sethome',
      value: '9\u00a0домов',
    });
    expect(body.abilities.find((ability) => ability.id === 'full-server')).toMatchObject({
      command: null,
      value: null,
    });
  });

  it('include nothing of higher privileges', async () => {
    const { body } = await featuresOf('hitech-cadet');
    expect(body.abilities.map((ability) => ability.id)).not.toContain('fly');
    expect(body.kits.map((one) => one.id)).toEqual(['hitech-cadet-toolbox']);
  });

  it('use plural forms of the requested language', async () => {
    const { body } = await featuresOf('hitech-cadet', 'en');
    expect(body.abilities[0]?.value).toBe('3\u00a0homes');
  });

  it('are 404 for an unknown privilege', async () => {
    expect((await featuresOf('hitech-emperor')).status).toBe(404);
  });
});

describe('a kit', () => {
  it('is the same alone as among the features of its privilege', async () => {
    const { body: features } = await featuresOf('magic-rpg-ryujin');
    expect(features.kits).toHaveLength(3);
    for (const one of features.kits) expect((await kit(one.id)).body).toEqual(one);
  });

  it('has its items and its cooldown', async () => {
    const { body } = await kit('hitech-pilot-coolant', 'en');
    expect(body).toEqual({
      id: 'hitech-pilot-coolant',
      roleId: 'hitech-pilot',
      name: 'Coolant',
      command: '/kit coolant',
      cooldown: { amount: 6, unit: 'hour' },
      items: [
        { icon: 'fluid-cell', name: 'Coolant cell', count: 8 },
        { icon: 'food', name: 'Canned food', count: 24 },
      ],
    });
  });

  it('is 404 for an unknown kit', async () => {
    expect((await kit('hitech-pilot-nothing')).status).toBe(404);
  });
});
