import { cabinetRoutes, developmentRoutes, siteRoutes } from '../../routing/route-table.ts';
import { isPrivatePage, loadMessages } from './load-messages.ts';

/** Folders whose messages are in the private catalog, as in lingui.config.ts. */
const PRIVATE_MODULE = /^(?:account|content\/editor|development)\//;

const all = [...siteRoutes, ...developmentRoutes, ...cabinetRoutes];

test('exactly the pages of the private folders are private', () => {
  const misjudged = all.filter(
    ({ path, file, seenAt = [path] }) =>
      !seenAt.every((at) => isPrivatePage(`/en/${at.replace(/\?.*/, '')}`) === PRIVATE_MODULE.test(file)),
  );
  expect(misjudged).toEqual([]);
  expect(isPrivatePage('/ru/cabinet/roles/')).toBe(true);
});

test('a public page loads the public messages only', async () => {
  const ofHome = Object.keys(await loadMessages('ru', '/ru'));
  const ofCabinet = Object.keys(await loadMessages('ru', '/ru/cabinet/roles'));
  expect(ofCabinet).toEqual(expect.arrayContaining(ofHome));
  expect(ofHome.length).toBeLessThan(ofCabinet.length);
});
