import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { createServer as createTlsServer } from 'node:tls';

export type Answers = {
  /** Answers to these commands in turn, after which all is accepted. `drop` hangs up. */
  [command in 'MAIL' | 'RCPT' | 'DATA']?: string[];
} & {
  isStalled?: boolean;
  isEncrypted?: boolean;
  port?: number;
  /** A mail that contains this is refused after its text. */
  refused?: string;
};

/** Undoes as much of the encoding as the tests need. */
const decoded = (lines: string[]) => lines.join('\n').replace(/=\n/g, '').replaceAll('=3D', '=');

/** Accepts mails and keeps them. */
export async function mailServer({
  isStalled,
  isEncrypted,
  port = 0,
  refused,
  ...answers
}: Answers = {}) {
  const mails: string[] = [];
  /** Includes the mails that were refused. */
  const attempts: string[] = [];
  const connections: Socket[] = [];

  function answerToMail(mail: string) {
    attempts.push(mail);
    if (refused && mail.includes(refused)) return '550 not this';
    mails.push(mail);
    return '250 fine';
  }

  function talk(socket: Socket) {
    connections.push(socket);
    const ignore = () => {};
    socket.on('error', ignore);
    if (isStalled) return;
    /** The lines of the mail that is arriving. */
    let arriving: string[] | undefined;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer('220 ready');
    const lines = createInterface({ input: socket }).on('error', ignore);
    lines.on('line', (line) => {
      if (arriving && line !== '.') return arriving.push(line);
      if (arriving) {
        answer(answerToMail(decoded(arriving)));
        arriving = undefined;
        return;
      }
      const planned = answers[line.slice(0, 4) as keyof typeof answers]?.shift();
      if (planned === 'drop') return socket.destroy();
      if (planned) return answer(planned);
      if (line !== 'DATA') return answer('250 fine');
      arriving = [];
      answer('354 go on');
    });
  }

  // A self-signed certificate.
  const pem = isEncrypted && readFileSync(new URL('fixture-mail-server.pem', import.meta.url));
  const server = pem ? createTlsServer({ key: pem, cert: pem }, talk) : createServer(talk);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { server, mails, attempts, connections, port: (server.address() as AddressInfo).port };
}
