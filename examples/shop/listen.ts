import type { Server } from 'node:http'

/** This machine only: a demo has no business on the network. */
export const HOST = '127.0.0.1'
export const DEFAULT_PORT = 4173

/**
 * The port that the arguments name: `--port 5000` or `--port=5000`.
 * @throws Error in words for the person at the keyboard
 */
export function readPort(args: readonly string[]): number {
  const words = args.flatMap((arg) =>
    arg.startsWith('--port=') ? ['--port', arg.slice('--port='.length)] : [arg],
  )
  if (words.length === 0) return DEFAULT_PORT
  const [name, value] = words
  if (name !== '--port' || words.length > 2) {
    throw new Error(
      `The demo shop does not know “${args.join(' ')}”. It takes --port N, as in: npm start -- --port 5000`,
    )
  }
  const port = Number(value)
  if (!/^\d+$/.test(value ?? '') || port < 1 || port > 65535) {
    throw new Error(
      `--port wants a number from 1 to 65535, not “${value ?? ''}”, as in: npm start -- --port 5000`,
    )
  }
  return port
}

/**
 * Listens on this machine; port 0 takes any free one.
 * @throws Error naming the port and the way out when it is taken
 */
export function listen(server: Server, port: number): Promise<{ address: string }> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(cause.code === 'EADDRINUSE' ? portTaken(port, cause) : cause)
    })
    server.listen(port, HOST, () => {
      const bound = server.address()
      resolve({ address: `http://${HOST}:${typeof bound === 'object' && bound ? bound.port : port}` })
    })
  })
}

function portTaken(port: number, cause: Error): Error {
  const next = port < 65535 ? port + 1 : port - 1
  return new Error(
    `Port ${port} is taken by another program. Stop that one, or choose another port: npm start -- --port ${next}`,
    { cause },
  )
}
