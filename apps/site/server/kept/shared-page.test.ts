import { expect, test } from '@jest/globals';
import { sharedPage } from './shared-page.ts';

const NONCE = 'bm9uY2Ugb2YgYSBkcmF3aW5n';
const place = (name: string) => `<template data-own="${name}"></template>`;
const html = `<p nonce="${NONCE}">Ночь ${place('account')}</p>${place('own-state')}<b nonce="${NONCE}">${place('account')}</b>`;
const page = sharedPage(html, NONCE, { drawnFrom: {} as never, headers: [] });

test('a shared page is filled with the nonce of an answer and with what is its player’s', () => {
  expect(page.places).toEqual(['account', 'own-state']);
  const own = new Map([
    ['account', 'Kitsune $& 猫'],
    ['own-state', '<i></i>'],
  ]);
  expect(page.body('own', own).toString()).toBe(
    '<p nonce="own">Ночь Kitsune $& 猫</p><i></i><b nonce="own">Kitsune $& 猫</b>',
  );
});

test('and nothing stays of who came before', () => {
  page.body('first', new Map([['account', 'Canary']]));
  expect(page.body('second', new Map()).toString()).toBe('<p nonce="second">Ночь </p><b nonce="second"></b>');
});
