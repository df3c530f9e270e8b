import { closeFirefox, firefox } from '../../testing/engines/firefox.ts';
import { returnPromises } from './promises.ts';
import { visitIn } from './visit.ts';

visitIn(firefox, closeFirefox, returnPromises);
