import { foreign } from '@hoshikraft/fake-api';
import { waitFor } from '@testing-library/react';
import * as roles from '../../account/cabinet/roles.tsx';
import * as sessions from '../../account/cabinet/sessions.tsx';
import * as rules from '../../content/info/rules.tsx';
import * as team from '../../content/info/team.tsx';
import * as pay from '../../billing/pay/pay.tsx';
import * as servers from '../../servers/pages/servers.tsx';
import { authOf, mainOf, serverOf } from '../../framework/testing/content-fixtures.ts';
import { openPage } from '../../framework/testing/render-page.tsx';

const ITEM = { id: 'a', title: { ru: 'A' }, at: 'never', documentMeta: null };

/** Responses with HTTP 200 that do not match the contract. */
const INVALID: Record<string, unknown> = {
  '{}': {},
  'lists of empty items': {
    updatedAt: '',
    sections: [{}],
    groups: [{}],
    items: [{}],
    methods: [{}],
    nextCursor: null,
  },
  'lists of incomplete items': {
    updatedAt: 'x',
    sections: [ITEM],
    groups: [ITEM],
    items: [ITEM],
    methods: [ITEM],
    nextCursor: null,
  },
};
const kinds = Object.keys(INVALID);

const pages = [
  { call: 'GET /rules', page: rules },
  { call: 'GET /team', page: team },
  { call: 'GET /servers', page: servers },
  { call: 'GET /pay', page: pay },
  { call: 'GET /cabinet/roles', page: roles },
  { call: 'GET /user/sessions', page: sessions },
].flatMap(({ call, page }) => kinds.map((kind) => ({ call, page, kind })));

test.each(pages)(
  '$call with the response $kind is shown as no connection, not as an internal error',
  async ({ call, page, kind }) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    openPage(page, {
      auth: authOf('Kitsune'),
      answers: {
        'GET /main': mainOf([serverOf('hitech', 'HiTech')]),
        'GET /server/monitoring': () => foreign(Response.json({})),
        [call]: () => foreign(Response.json(INVALID[kind])),
      },
    });
    const title = await waitFor(() => {
      const found = document.querySelector('h1');
      if (found === null) throw new Error('nothing is rendered');
      return found.textContent;
    });
    expect(document.body.textContent).not.toContain('Внутренняя ошибка сервера');
    expect(['Не удалось подключиться к серверу', document.title.split(' - ')[0]]).toContain(title);
    logged.mockRestore();
  },
);

test('the error page is rendered even if the frame throws', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openPage(rules, {
    answers: {
      'GET /main': () => foreign(Response.json({})),
      'GET /server/monitoring': () => new Promise(() => undefined),
      'GET /rules': () => foreign(Response.json({})),
    },
  });
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Не удалось подключиться к серверу'));
  logged.mockRestore();
});
