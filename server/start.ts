import { createServer } from 'node:http';
import sirv from 'sirv';
import { environmentOrExit } from '../build/environment.ts';

const { port } = environmentOrExit();
const NOT_FOUND = '/404.html';

const files = sirv('dist', { brotli: true, gzip: true, etag: true, extensions: ['html'], dotfiles: false });
const notFound = sirv('dist', { brotli: true, gzip: true });

const server = createServer((request, response) =>
  files(request, response, () => {
    request.url = NOT_FOUND;
    response.statusCode = 404;
    notFound(request, response);
  }),
);

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start.`);
  process.exit(1);
});

server.listen(port, () => console.log(`Kelvin Freight is at http://localhost:${port}`));
