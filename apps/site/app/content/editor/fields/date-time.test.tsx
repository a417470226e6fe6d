import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../../../framework/testing/render-page.tsx';
import { DateTimeField } from './date-time-field.tsx';
import { addMonths, parseDay, parseTime, showDay, weeksOf } from './date-time-text.ts';

test.each([
  ['22.11.2026', '2026-11-22'],
  [' 1.2.26 ', '2026-02-01'],
  ['22/11/2026', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2026', null],
  ['31.11.2026', null],
  ['22.11', null],
  ['tomorrow', null],
  ['', null],
])('the typed date "%s" is %s', (typed, day) => expect(parseDay(typed)).toBe(day));

test.each([
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['21.05', '21:05'],
  ['7', '07:00'],
  ['24:00', null],
  ['12:60', null],
])('the typed time "%s" is %s', (typed, time) => expect(parseTime(typed)).toBe(time));

test('a date is shown as its language writes it, and read back', () => {
  expect(['ru', 'en'].map((locale) => showDay('2026-11-22', locale as 'ru'))).toEqual(['22.11.2026', '2026-11-22']);
});

test('weeks begin on Monday, and the last day of a month leads to that of a shorter one', () => {
  const weeks = weeksOf('2026-11-22');
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([6, '2026-10-26', '2026-12-06']);
  expect([addMonths('2026-01-31', 1), addMonths('2026-01-15', -1)]).toEqual(['2026-02-28', '2025-12-15']);
});

const Field = () => {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <DateTimeField
        id="at"
        label="Publishing time"
        help="Moscow"
        today="2026-11-22"
        value={value}
        onChange={setValue}
      />
      <output>{value ?? 'none'}</output>
    </>
  );
};

const open = (locale: 'ru' | 'en' = 'en') => {
  renderPage(<Field />, { locale });
  const field = within(screen.getByRole('group', { name: 'Publishing time' }));
  return { field, value: () => screen.getByText(/^none$|^2\d{3}-/, { selector: 'output' }).textContent };
};

test('a typed date is at noon until a time is typed; a wrong one is refused when the field is left', async () => {
  const { field, value } = open();
  await userEvent.type(field.getByRole('textbox', { name: 'Date' }), '1.2.2027');
  expect(value()).toBe('2027-02-01T12:00');
  await userEvent.type(field.getByRole('textbox', { name: 'Time' }), '18.30');
  expect(value()).toBe('2027-02-01T18:30');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(field.getByRole('textbox', { name: 'Date' })).toHaveValue('2027-02-01');
  expect(field.getByRole('textbox', { name: 'Time' })).toHaveValue('18:30');
  await userEvent.clear(field.getByRole('textbox', { name: 'Date' }));
  await userEvent.type(field.getByRole('textbox', { name: 'Date' }), '31.02.2027');
  expect(value()).toBe('none');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(document.body);
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a date, such as 2026-12-31.');
  expect(field.getByRole('textbox', { name: 'Date' })).toHaveAttribute('aria-invalid', 'true');
});

test('a day is chosen in the calendar without a mouse, and the focus returns to its button', async () => {
  const { field, value } = open();
  field.getByRole('button', { name: 'Calendar' }).focus();
  await userEvent.keyboard('{Enter}');
  const today = field.getByRole('button', { name: /22 November 2026/ });
  expect(today).toHaveFocus();
  expect(today).toHaveAttribute('aria-current', 'date');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(await field.findByRole('button', { name: /30 November 2026/ })).toHaveAttribute('tabindex', '0');
  await userEvent.keyboard('{PageDown}');
  const day = await field.findByRole('button', { name: /30 December 2026/ });
  day.focus();
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe('2026-12-30T12:00');
  expect(field.getByRole('button', { name: 'Calendar' })).toHaveFocus();
  expect(field.queryByRole('grid')).toBeNull();
  await userEvent.click(field.getByRole('button', { name: 'Clear the time' }));
  expect(value()).toBe('none');
});
