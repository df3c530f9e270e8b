import { mutant } from '../packages/testing/mutants/mutants.ts';

const SPEC = 'company/specification.spec.ts';

/** The words, targets and counts that were ordered, changed by mistake. */
export const mutants = [
  mutant(
    'company/en/form-messages.ts',
    'Wrong email format',
    'Please check the address',
    SPEC,
    'Wrong email',
  ),
  mutant('company/en/home.ts', 'Cold Meets Innovation', 'Cold meets innovation', SPEC, 'the hero'),
  mutant(
    'company/en/home.ts',
    "'CONTACT US', href: paths.contact",
    "'CONTACT US', href: paths.strategy",
    SPEC,
    'the hero',
  ),
  mutant(
    'company/en/home.ts',
    "'Work With Us', href: paths.career",
    "'Work With Us', href: paths.about",
    SPEC,
    'four sections',
  ),
  mutant('company/en/home.ts', "label: 'Know More'", "label: 'More'", SPEC, 'four sections'),
  mutant(
    'company/en/home.ts',
    "heading: 'Real-Time Information'",
    "heading: 'Live Information'",
    SPEC,
    'four sections',
  ),
  mutant('company/en/career.ts', "'Freight Forwarder'", "'Forwarder'", SPEC, 'career'),
  mutant('company/en/career.ts', "apply: 'Apply now'", "apply: 'Apply'", SPEC, 'Apply now'),
  mutant('company/en/strategy.ts', 'Distress Repair (SOS)', 'Distress Repair', SPEC, 'strategy'),
  mutant('company/en/about.ts', "'Operation Head'", "'Operations Head'", SPEC, 'four people'),
  mutant(
    'company/en/frame.ts',
    "label: 'Career', href: paths.career",
    "label: 'Careers', href: paths.career",
    SPEC,
    '/ → open',
  ),
  mutant(
    'company/en/frame.ts',
    "privacy: 'Privacy Policy'",
    "privacy: 'Privacy'",
    SPEC,
    '/ → open',
  ),
  mutant('company/facts.ts', "name: 'Kelvin Freight'", "name: 'Kelvin'", SPEC, '/ → open'),
  mutant('company/facts.ts', "network: 'youtube'", "network: 'linkedin'", SPEC, 'the drawer'),
];
