import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The least that a Node server can do: `bare-server PORT FILE ETAG` sends the file's bytes with 200, or 304 to a client
// that has them already.
const [port, file = '', etag = ''] = process.argv.slice(2);
const body = readFileSync(file);
createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
      etag,
    })
    .end(body);
}).listen(Number(port), '127.0.0.1', () => console.log('listening'));
