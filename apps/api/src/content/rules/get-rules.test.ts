import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

type Schemas = components['schemas'];

let test: TestApp;
const get = <Body>(path: string, language: string) =>
  test.request<Body>('GET', path, { headers: { 'accept-language': language } });

beforeAll(async () => {
  test = await createTestApp();
});

afterAll(() => test.close());

describe('rules', () => {
  it('come in sections, each point with its number', async () => {
    const { status, body } = await get<Schemas['Rules']>('/api/rules', 'ru');
    expect(status).toBe(200);
    body.sections.forEach((section, place) => {
      expect(section.items.map((rule) => rule.number)).toEqual(
        section.items.map((_, index) => `${place + 1}.${index + 1}`),
      );
    });
    expect(body.sections.flatMap((section) => section.items).length).toBeGreaterThan(30);
  });

  it('have the date of the latest change of a section', async () => {
    await test.app.db
      .updateTable('rule_sections')
      .set({ updated_at: '2026-08-09T10:11:12Z' })
      .where('id', '=', 'trade')
      .execute();
    const { body } = await get<Schemas['Rules']>('/api/rules', 'ru');
    expect(body.updatedAt).toBe('2026-08-09T10:11:12.000Z');
  });

  it('have points with and without a punishment', async () => {
    const { body } = await get<Schemas['Rules']>('/api/rules', 'en');
    const punishments = body.sections.flatMap((section) => section.items.map((rule) => rule.punishment));
    expect(punishments).toContain(null);
    expect(punishments).toContain('Permanent ban');
  });
});

it('has no Cyrillic letters in English, and some in Russian', async () => {
  expect((await get('/api/rules', 'en')).text).not.toMatch(/\p{Script=Cyrillic}/u);
  expect((await get('/api/rules', 'ru')).text).toMatch(/\p{Script=Cyrillic}/u);
});
