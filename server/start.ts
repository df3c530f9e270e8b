import { settings, stop } from '../src/settings.ts';
import { createApp } from './app.ts';

const { port, host, isLogged } = settings;

try {
  const app = await createApp(settings);
  await app.listen({ port, host });
  if (!isLogged) console.log(`The site is at http://localhost:${port}`);
  const shutDown = () => {
    // compose.yaml kills the server after five seconds.
    setTimeout(() => process.exit(1), 4_800).unref();
    void app.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, shutDown);
  }
  // `npm start` runs this in a shell, and a SIGTERM to npm ends only the shell.
  const { ppid, env } = process;
  const shutDownWithShell = () => {
    if (process.ppid !== ppid) shutDown();
  };
  if (env.npm_lifecycle_event) setInterval(shutDownWithShell, 200).unref();
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  stop(
    isTaken
      ? `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start.`
      : error,
  );
}
