/** A mistake of Stryker's that no test has noticed. */
export type Survivor = { module: string; at: number; line: string; replacement: string };

/** What Stryker takes for a mistake and is none: a part of the line, what it becomes, and why nobody can tell. */
const NO_FAULTS: readonly [module: string, line: string, replacement: string, reason: string][] = [
  [
    'packages/inbox/src/rate-limit.ts',
    "server.take('all')",
    '""',
    'the one visitor of this limit may be called anything',
  ],
  [
    'packages/inbox/src/newsletter.ts',
    "c.req.query('token') ?? ''",
    '"Stryker was here!"',
    'nobody has either token',
  ],
  [
    'packages/inbox/src/outbox.ts',
    '() => false,',
    '() => undefined',
    'nothing is not stored either',
  ],
  [
    'packages/inbox/src/request.ts',
    "split(';')[0]?.trim()",
    "c.req.header('content-type')?.split(';')[0].trim",
    'what is split has a first part',
  ],
  [
    'packages/inbox/src/request.ts',
    '} catch {',
    '{}',
    'a function that ends gives undefined back, too',
  ],
  [
    'packages/inbox/src/request.ts',
    '.replace(/^(.{8})',
    '/(.{8})(.{4})(.{4})(.{4})(.{12}).*/',
    'the first match begins at the start',
  ],
  [
    'packages/inbox/src/visitor.ts',
    "const [head = '', tail = '']",
    '"Stryker was here!"',
    'what is split has a first part',
  ],
  ['packages/inbox/src/visitor.ts', "replace(/%.*$/, '')", '/%.*/', 'an address is one line'],
  [
    'packages/inbox/src/visitor.ts',
    "addressIn(forwarded ?? '')",
    '"Stryker was here!"',
    'neither of them is an address',
  ],
  [
    'server/conditions.ts',
    'headers.range?.match(',
    '["Stryker was here"]',
    'its second entry is as missing as that of an empty list',
  ],
  [
    'content/check-content.ts',
    'valuesOf(paths?.paths)',
    'paths.paths',
    'where this is asked there are paths: their shape has been checked before',
  ],
  ['content/check-content.ts', 'valuesOf(files.paths?.paths)', 'files.paths.paths', 'the same'],
  [
    'content/check-content.ts',
    '(roles?.open ?? [])',
    '["Stryker was here"]',
    'one entry without a title or details is no mistake, as none is',
  ],
  [
    'content/check-content.ts',
    'const [, what, mend] =',
    '["Stryker was here"]',
    'its second entry is as missing as that of an empty list',
  ],
  [
    'content/patterns.ts',
    "'v').test(value)",
    '""',
    'our patterns mean the same without the flag; it is there for those that would not',
  ],
  [
    'src/pages/home/trip/trip-readings.ts',
    'to = readings.length - 1',
    'readings.length + 1',
    'a slice ends with the list',
  ],
  [
    'src/pages/home/trip/trip-readings.ts',
    '(WARMEST - COLDEST)',
    'WARMEST + COLDEST',
    "the plot's coldest is 0 °C with the sample's band",
  ],
];

export const isNoFault = (survivor: Survivor) =>
  NO_FAULTS.some(
    ([module, line, replacement]) =>
      module === survivor.module &&
      survivor.line.includes(line) &&
      survivor.replacement === replacement,
  );
