import { parentPort } from 'node:worker_threads';
import { environmentOrExit } from '../settings.ts';
import { serve } from './serve.ts';
import { answerFrom } from './site-server.ts';
import { stopCleanly } from './stop-cleanly.ts';

const server = serve(answerFrom('dist'), environmentOrExit(), true);
parentPort!.once('message', () => stopCleanly(server));
