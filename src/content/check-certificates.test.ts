import { expect, test } from 'vitest';
import { readSources } from './check.ts';
import { certificateWarnings } from './check-certificates.ts';

const FILE = 'tests/fixture/en/pages/help.yaml';
const sources = readSources('tests/fixture', ['en']);
const warningsOn = (day: string) => certificateWarnings(sources, new Date(`${day}T12:00Z`));
const FIX = 'Put the new one into public/, and change validUntil.';

test.each([
  ['2019-12-31', []],
  ['2020-01-02', [`${FILE}: Old certificate expires on 2020-03-01. ${FIX}`]],
  ['2020-03-01', [`${FILE}: Old certificate expires on 2020-03-01. ${FIX}`]],
  ['2020-03-02', [`${FILE}: Old certificate expired on 2020-03-01. ${FIX}`]],
])('on %s → a build says of a certificate: %o', (day, warnings) => {
  expect(warningsOn(day)).toEqual(warnings);
});
