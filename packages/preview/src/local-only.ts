import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Names of this machine: a page elsewhere that points its own name here must not get at the shop. */
const LOCAL = /^(?:127\.0\.0\.1|\[::1\]|(?:[\w-]+\.)*localhost)(?::(\d+))?$/i

/** Whether a request is meant for this server, under a name of this machine. */
export function isLocalRequest({ headers, url = '', socket }: IncomingMessage): boolean {
  const [, port = '80'] = LOCAL.exec(headers.host ?? '') ?? [undefined, '']
  return url.startsWith('/') && Number(port) === socket.localPort
}

/** Answers a request that is meant for somebody else: the preview is no proxy for others. */
export function refuseForeign({ headers }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(`The Tillkit preview answers at 127.0.0.1 and localhost only, not for ${headers.host ?? 'a request without a host'}.`)
}

/** Turns web sockets and tunnels away in words that their clients understand. */
export function refuseSockets(server: Server): void {
  const words = 'The Tillkit preview passes no web sockets on.'
  const answer = `HTTP/1.1 501 Not Implemented\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${words.length}\r\n\r\n${words}`
  server.on('upgrade', (_request, socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(answer)
  })
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy())
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n')
  })
  // Upgrades that browsers only offer (h2c) come this way too; nothing else on the socket is lost.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const tooLong = error.code === 'HPE_HEADER_OVERFLOW'
    const status = tooLong ? '431 Request Header Fields Too Large' : '400 Bad Request'
    const advice = tooLong ? 'This address has too many cookies for one request. Delete the cookies of 127.0.0.1, or open the preview at NAME.localhost.' : ''
    if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${advice.length}\r\n\r\n${advice}`)
    else socket.destroy()
  })
}
