import { UserError } from '../../../user-error.ts';
import { publishProblems } from './check.ts';

// npm run publish:check [-- "Cloudflare Pages"]: looks at dist/ as a host would.

const [, , host] = process.argv;
const problems = publishProblems('dist', host);
if (problems.length > 0) throw new UserError(problems.join('\n'));
console.log(`dist/ can be published${host ? ` on ${host}` : ''}.`);
