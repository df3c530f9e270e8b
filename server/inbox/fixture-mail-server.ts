import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { createServer as createTlsServer } from 'node:tls';

type Answers = {
  /** To `MAIL FROM` and `RCPT TO`, one after the other; then all is accepted. */
  senders?: string[];
  refusals?: string[];
  drops?: number;
  isStalled?: boolean;
  isEncrypted?: boolean;
  port?: number;
};

/** Keeps the mails that it accepts, after it has refused some or dropped connections. */
export async function mailServer(answers: Answers = {}) {
  const { senders = [], refusals = [], isStalled, isEncrypted, port = 0 } = answers;
  let { drops = 0 } = answers;
  const mails: string[] = [];
  function talk(socket: Socket) {
    const ignore = () => {};
    socket.on('error', ignore);
    if (isStalled) return;
    let data: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 ready');
    const lines = createInterface({ input: socket }).on('error', ignore);
    lines.on('line', (line) => {
      if (data && line === '.') {
        mails.push(data.join('\n').replace(/=\n/g, '').replaceAll('=3D', '='));
        data = undefined;
        say('250 kept');
      } else if (data) data.push(line);
      else if (line.startsWith('MAIL')) say(senders.shift() ?? '250 fine');
      else if (line.startsWith('RCPT')) say(refusals.shift() ?? '250 fine');
      else if (line !== 'DATA') say('250 fine');
      else if (drops-- > 0) socket.destroy();
      else {
        data = [];
        say('354 go on');
      }
    });
  }
  // Nobody has vouched for this certificate.
  const pem = isEncrypted && readFileSync(new URL('fixture-mail-server.pem', import.meta.url));
  const server = pem ? createTlsServer({ key: pem, cert: pem }, talk) : createServer(talk);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { server, mails, port: (server.address() as AddressInfo).port };
}
