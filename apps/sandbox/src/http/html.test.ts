import { expect, test } from '@jest/globals';
import { html } from './html.ts';

test('text put into a page cannot become a tag or end an attribute', () => {
  const evil = `"><script>alert('x')</script>&`;
  expect(html`<a title="${evil}">${evil}</a>`.text).not.toMatch(/<script|title=""/);
  expect(html`<p>${'a & b'}</p>`.text).toBe('<p>a &amp; b</p>');
});

test('ready pieces and lists of them go in as they are', () => {
  const items = ['x', 'y'].map((item) => html`<b>${item}</b>`);
  expect(html`<i>${items}</i>`.text).toBe('<i><b>x</b><b>y</b></i>');
  expect(html`<b>${null}</b>`.text).toBe('<b></b>');
});
