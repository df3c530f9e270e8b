import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';

type Answers = { refusals?: string[]; isStalled?: boolean; drops?: number; port?: number };

/** For tests: keeps what it accepts, after it has refused or dropped connections. */
export async function mailServer({ refusals = [], isStalled, drops = 0, port }: Answers = {}) {
  const mails: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (isStalled) return;
    let data: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 ready');
    createInterface({ input: socket }).on('line', (line) => {
      if (data && line === '.') {
        mails.push(data.join('\n').replace(/=\n/g, '').replaceAll('=3D', '='));
        data = undefined;
        say('250 kept');
      } else if (data) data.push(line);
      else if (line.startsWith('RCPT')) say(refusals.shift() ?? '250 fine');
      else if (line !== 'DATA') say('250 fine');
      else if (drops-- > 0) socket.destroy();
      else {
        data = [];
        say('354 go on');
      }
    });
  });
  await new Promise<void>((done) => server.listen(port ?? 0, '127.0.0.1', done));
  return { server, mails, port: (server.address() as AddressInfo).port };
}
