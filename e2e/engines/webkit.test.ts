import { visitIn } from './scenarios.ts';
import { closeWebkit, webkit } from './webkit.ts';

visitIn(webkit, closeWebkit);
