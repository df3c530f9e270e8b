import { closeFirefox, firefox } from '../../testing/engines/firefox.ts';
import { visitIn } from './visit.ts';

visitIn(firefox, closeFirefox);
