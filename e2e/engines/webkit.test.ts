import { visitIn } from './visit.ts';
import { closeWebkit, webkit } from './webkit.ts';

visitIn(webkit, closeWebkit);
