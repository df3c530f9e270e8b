import { closeFirefox, firefox } from './firefox.ts';
import { returnScenarios, visitIn } from './scenarios.ts';

visitIn(firefox, closeFirefox, returnScenarios);
