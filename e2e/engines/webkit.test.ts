import { closeWebkit, webkit } from '../../testing/engines/webkit.ts';
import { visitIn } from './visit.ts';

visitIn(webkit, closeWebkit);
