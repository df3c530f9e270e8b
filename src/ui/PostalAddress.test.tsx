import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PostalAddress } from './PostalAddress.tsx';

test.each([
  [{ postcode: '20457', town: 'Hamburg', country: 'DE' }, '20457 Hamburg<br/>Germany'],
  [{ postcode: 'EH1 1AA', town: 'Leith', country: 'GB' }, 'Leith EH1 1AA<br/>United Kingdom'],
  [
    { postcode: '75201', town: 'Dallas', region: 'TX', country: 'US' },
    'Dallas, TX 75201<br/>United States',
  ],
  [
    { postcode: '44100', town: 'Guadalajara', region: 'Jal.', country: 'MX' },
    '44100 Guadalajara, Jal.<br/>Mexico',
  ],
])('an address, %o → as its country writes it', (place, expected) => {
  const address = { street: 'Quay 4', ...place };
  const html = renderToStaticMarkup(<PostalAddress address={address} language="en" />);
  expect(html).toBe(`<p>Quay 4<br/>${expected}</p>`);
});
