import type { IncomingMessage } from 'node:http'
import type { LoggedRequest } from './answers.ts'

/** Reads a request whole: path, query, headers and the form in its body. */
export async function logged(request: IncomingMessage): Promise<LoggedRequest> {
  const url = new URL(request.url ?? '/', 'http://shop.test')
  const body = await bodyOf(request)
  const type = request.headers['content-type'] ?? ''
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  return {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    path: decodeURIComponent(url.pathname),
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
    ),
    form: isForm ? Object.fromEntries(new URLSearchParams(body)) : {},
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
