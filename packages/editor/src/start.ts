import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { editor } from './plugin.ts';
import { ADDRESS } from './protocol.ts';

/** The site with an Edit button, for the people of the company. Nobody else on the network reaches it. */
const server = await createServer({
  plugins: [editor()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT || 3000),
    cors: false,
    // The page is brought up to date by the editor, in place; a reload would take away what one types.
    hmr: false,
    open: process.env.BROWSER !== 'none' && `${ADDRESS}/`,
  },
});
await server.listen();
const { port } = server.httpServer!.address() as AddressInfo;
console.log(`Edit the site at http://127.0.0.1:${port}${ADDRESS}/ (Ctrl+C ends it)`);
