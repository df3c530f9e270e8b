import { closeFirefox, firefox } from './firefox.ts';
import { returnScenarios } from './scenarios.ts';
import { visitIn } from './visit.ts';

visitIn(firefox, closeFirefox, returnScenarios);
