import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinesWithPhones } from './ContactLinks.tsx';

test('text of several lines with a phone number → the lines stay, the number is a link', () => {
  const html = renderToStaticMarkup(
    <LinesWithPhones text={'Quay 4\nCall +44 7700 900321 or ring'} />,
  );
  expect(html).toBe(
    '<span>Quay 4</span><span><br/>Call <a href="tel:+447700900321" dir="ltr">+44 7700 900321</a> or ring</span>',
  );
});
