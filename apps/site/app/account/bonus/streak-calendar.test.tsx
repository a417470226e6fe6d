import { screen, within } from '@testing-library/react';
import { renderPage } from '../../framework/testing/render-page.tsx';
import { CLAIMED } from './bonus-fixtures.ts';
import { StreakCalendar } from './streak-calendar.tsx';

test('in the outermost time zone days have their own dates, and weeks begin on Monday', async () => {
  const here = new Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...here, timeZone: 'Asia/Kamchatka' });
  const status = { ...CLAIMED, now: '2026-11-22T11:30:00.000Z' };
  renderPage(<StreakCalendar status={status} />, { at: '/en/cabinet/bonus', locale: 'en' });
  const days = within(await screen.findByRole('list', { name: 'Bonuses over the past five weeks' }));
  expect(days.getByTitle('22 November 2026: 42 coins')).toHaveAttribute('aria-current', 'date');
  expect(days.getByTitle('21 November 2026: 40 coins')).toBeInTheDocument();
  expect(screen.getByText('Mon').parentElement).toHaveTextContent(/^MonTueWedThuFriSatSun$/);
});
