import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { createServer as createTlsServer } from 'node:tls';

export type Answers = {
  /** To these commands, one after the other; then all is accepted. `drop` hangs up. */
  [command in 'MAIL' | 'RCPT' | 'DATA']?: string[];
} & { isStalled?: boolean; isEncrypted?: boolean; port?: number } & {
  /** A mail that contains this is refused after its text. */
  refused?: string;
};

/** Keeps the mails that it accepts. */
export async function mailServer({
  isStalled,
  isEncrypted,
  port = 0,
  refused,
  ...answers
}: Answers = {}) {
  const mails: string[] = [];
  /** And those that were refused. */
  const seen: string[] = [];
  const connections: Socket[] = [];
  function talk(socket: Socket) {
    connections.push(socket);
    const ignore = () => {};
    socket.on('error', ignore);
    if (isStalled) return;
    let data: string[] | undefined;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer('220 ready');
    const lines = createInterface({ input: socket }).on('error', ignore);
    lines.on('line', (line) => {
      if (data && line !== '.') return data.push(line);
      const given = answers[line.slice(0, 4) as keyof typeof answers]?.shift();
      if (given === 'drop') return socket.destroy();
      const text = data?.join('\n').replace(/=\n/g, '').replaceAll('=3D', '=');
      const isRefused = refused !== undefined && text?.includes(refused);
      if (text) seen.push(text);
      if (text && !isRefused) mails.push(text);
      data = line === 'DATA' && !given ? [] : undefined;
      answer(given ?? (isRefused ? '550 not this' : data ? '354 go on' : '250 fine'));
    });
  }
  // Nobody has vouched for this certificate.
  const pem = isEncrypted && readFileSync(new URL('fixture-mail-server.pem', import.meta.url));
  const server = pem ? createTlsServer({ key: pem, cert: pem }, talk) : createServer(talk);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { server, mails, seen, connections, port: (server.address() as AddressInfo).port };
}
