import { closeFirefox, firefox } from './firefox.ts';
import { visitIn } from './scenarios.ts';

visitIn(firefox, closeFirefox);
