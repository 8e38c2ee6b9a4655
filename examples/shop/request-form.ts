import type { IncomingMessage } from 'node:http'

/** More than any form of the shop has. */
const MOST_BYTES = 100_000

/**
 * Reads a form from a request's body, whichever way the browser encoded it. A body of another kind gives no
 * fields.
 * @throws RangeError when the body is larger than a form can be
 */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const body = await readBody(request)
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams(body.toString('utf8'))
  if (!type.startsWith('multipart/form-data')) return new URLSearchParams()
  const fields = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
  return new URLSearchParams(
    [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) throw new RangeError(`A form of more than ${MOST_BYTES} bytes is not read.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
