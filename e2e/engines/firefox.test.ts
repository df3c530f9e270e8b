import { closeFirefox, firefox } from './firefox.ts';
import { returnScenarios, scenarios, visitIn } from './scenarios.ts';

visitIn(firefox, closeFirefox, [...scenarios, ...returnScenarios]);
