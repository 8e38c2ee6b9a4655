import type { IncomingMessage, ServerResponse } from 'node:http'

/** What stands in for a picture that was not saved. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600"><rect width="600" height="600" fill="#eef0f2"/><path d="M150 420l105-130 75 85 50-55 80 100z" fill="#c8ced4"/><circle cx="390" cy="225" r="38" fill="#c8ced4"/></svg>`

/** Answers for files that belong to a page and were not saved with it; false for anything else. */
export function answerMissing({ headers, method }: IncomingMessage, response: ServerResponse, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const dest = String(headers['sec-fetch-dest'] ?? '')
  if (path === '/favicon.ico') {
    response.writeHead(204).end()
    return true
  }
  if (dest === 'image' || /\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/i.test(path)) {
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' }).end(PICTURE)
    return true
  }
  if (!['style', 'script', 'font', 'manifest', 'video', 'audio', 'track'].includes(dest) && !/\.(?:css|js|map|woff2?|ttf|json)$/i.test(path)) return false
  response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end()
  return true
}
