// The bytes of one answer, from node:http and nothing else: what a server of ours is measured beside.
const { createServer } = require('node:http');

const { status, body, headers } = JSON.parse(process.argv[2]);
const server = createServer((_request, response) => {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
