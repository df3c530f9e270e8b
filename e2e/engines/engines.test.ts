import { closeFirefox, firefox } from './firefox.ts';
import { visitIn } from './scenarios.ts';
import { closeWebkit, webkit } from './webkit.ts';

visitIn(firefox, closeFirefox);
visitIn(webkit, closeWebkit);
