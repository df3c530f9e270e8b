import { orExit } from '../../../user-error.ts';
import { publishProblems } from './check.ts';

// npm run publish:check [-- "Cloudflare Pages"]: looks at dist/ as a host would.

const [, , host] = process.argv;
const problems = orExit(() => publishProblems('dist', host));
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`dist/ can be published${host ? ` on ${host}` : ''}.`);
