import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The least a server in Node can do: `bare-server PORT FILE ETAG` sends the file's bytes to whoever asks, or says that
// they are known.
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
