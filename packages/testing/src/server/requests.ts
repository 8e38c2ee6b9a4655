import type { IncomingMessage } from 'node:http'
import type { LoggedRequest } from './answers.ts'

/** Reads a request whole: path, query, headers and the form in its body. */
export async function logged(request: IncomingMessage): Promise<LoggedRequest> {
  const url = new URL(request.url ?? '/', 'http://shop.test')
  const body = await bodyOf(request)
  const type = request.headers['content-type'] ?? ''
  return {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    path: decodeURIComponent(url.pathname),
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
    ),
    form: await formOf(body, type),
    body: body.toString('utf8'),
  }
}

/** The fields of a form, whichever way the browser has encoded it; files are left out. */
async function formOf(body: Buffer, type: string): Promise<Record<string, string>> {
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(body.toString('utf8')))
  if (!type.startsWith('multipart/form-data')) return {}
  const fields = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  return Object.fromEntries([...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
