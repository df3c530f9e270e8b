import { parentPort } from 'node:worker_threads';
import { environmentOrExit } from '../settings.ts';
import { readBuilt, serve } from './serve.ts';
import { handlerFor } from './site-server.ts';
import { stopCleanly } from './stop-cleanly.ts';

const server = serve(handlerFor(readBuilt()), environmentOrExit(), true);
parentPort!.once('message', () => stopCleanly(server));
