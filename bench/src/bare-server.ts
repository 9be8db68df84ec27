import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The least a server in Node can do: `bare-server PORT FILE ETAG` sends the file's bytes to whoever asks.
const [port, file = '', etag = ''] = process.argv.slice(2);
const body = readFileSync(file);
createServer((_request, response) => {
  response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
      etag,
    })
    .end(body);
}).listen(Number(port), '127.0.0.1', () => console.log('listening'));
