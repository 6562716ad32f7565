import { connect } from 'node:net';

/** Who is asked for what. */
export interface Target {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers in a second, asked over so many connections, each with one request at a time. */
export async function answersPerSecond(
  target: Target,
  connections: number,
  milliseconds: number,
): Promise<number> {
  const until = performance.now() + milliseconds;
  const started = performance.now();
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askUntil(target, until)),
  );
  const answers = counts.reduce((sum, count) => sum + count, 0);
  return (answers * 1000) / (performance.now() - started);
}

/** Asks over one connection again and again; every answer has to be a 200 with its length. */
function askUntil({ port, path, headers = {} }: Target, until: number): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => void socket.write(question));
    let text = '';
    let answers = 0;
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const size = Number(/\r\ncontent-length: ([0-9]+)/i.exec(text)?.[1]);
      if (text.length < head + 4 + size) return;
      if (!text.startsWith('HTTP/1.1 200 ') || Number.isNaN(size)) {
        reject(new Error(`unexpected answer: ${text.slice(0, 200)}`));
        socket.destroy();
        return;
      }
      text = '';
      answers += 1;
      if (performance.now() < until) socket.write(question);
      else socket.end(() => resolve(answers));
    });
  });
}
