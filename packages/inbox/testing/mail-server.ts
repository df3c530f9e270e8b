import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** `bars` rejects connections; `dies` disconnects during a mail; `hangs` never responds. */
export type Behaviour = 'works' | 'refuses' | 'bars' | 'hangs' | 'dies';

/** A real mail server that records what it accepts, and can misbehave. */
export async function startMailServer({ isEncrypted = false } = {}) {
  const received: string[] = [];
  let behaviour: Behaviour = 'works';
  let answer: number | string;
  let refused: { pattern: RegExp; code: number; text: string } | undefined;
  const server = new SMTPServer({
    authOptional: true,
    // Its certificate is self-signed.
    disabledCommands: isEncrypted ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect(_session, done) {
      if (behaviour === 'bars') return done(new Error('not from there'));
      if (behaviour !== 'hangs') done();
    },
    onRcptTo({ address }, _session, done) {
      if (!refused?.pattern.test(address)) return done();
      const { code, text } = refused;
      done(Object.assign(new Error(text.replace('ADDRESS', address)), { responseCode: code }));
    },
    async onData(stream, _session, done) {
      if (behaviour === 'dies') {
        stream.resume();
        for (const connection of server.connections) connection.close();
        return;
      }
      // A client that leaves during a mail, as a killed server does, gets no response.
      const mail = await text(stream).catch(() => undefined);
      if (mail === undefined) return;
      if (behaviour === 'refuses')
        return done(Object.assign(new Error('try again later'), { responseCode: answer }));
      if (behaviour === 'works') {
        received.push(mail);
        done();
      }
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    server: server.server,
    received,
    /** The code with which a refusing server rejects a mail after DATA. */
    be(next: Behaviour, code: number | string = 451) {
      behaviour = next;
      answer = code;
    },
    /** Mail to such addresses gets this code, and a text that may name the address. */
    refuse(pattern: RegExp, code: number, text = '5.1.1 no such user') {
      refused = { pattern, code, text };
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The headers and the text of a mail, with headers unfolded and the usual encodings decoded. */
export function readMail(source: string) {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const end = line.indexOf(':');
      return [line.slice(0, end), line.slice(end + 2)];
    }),
  );
  const body = rest.join('\r\n\r\n');
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return { headers, text: Buffer.from(body, 'base64').toString() };
  if (encoding !== 'quoted-printable') return { headers, text: body };
  // The escapes of an address are the same, but for their sign.
  const escaped = body.replace(/=\r\n/g, '').replaceAll('%', '=25').replaceAll('=', '%');
  return { headers, text: decodeURIComponent(escaped) };
}
