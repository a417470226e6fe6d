import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../../../../framework/testing/render-page.tsx';
import { AddressForm } from '../address-form.tsx';
import { SmallField } from './small-field.tsx';

function Title() {
  const [value, setValue] = useState('');
  return <SmallField label="Title" value={value} onChange={setValue} most={100} />;
}

test('fields inside a block lose invisible characters that are pasted', async () => {
  const address = { help: '', initial: '', accept: () => true, refusal: '', onClose: () => undefined };
  renderPage(
    <>
      <Title />
      <AddressForm label="Address" {...address} />
    </>,
    { locale: 'en' },
  );
  for (const name of ['Title', 'Address']) {
    const field = screen.getByRole('textbox', { name });
    await userEvent.click(field);
    await userEvent.paste('a\u00ADb\u200Bc\u202E');
    expect(field).toHaveValue('abc');
  }
});
