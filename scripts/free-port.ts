import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Returns a port that nobody listens on. */
export async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return String(port);
}
