/** The text of a reply from elsewhere. Throws if it has more bytes. */
export async function readLimited(reply: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of reply.body ?? []) {
    total += chunk.length;
    if (total > maxBytes) throw new Error(`The reply has more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
