import type { Server } from 'node:http'
import { PreviewProblem } from './problem.ts'

/** This machine only: behind the preview stands a shop that somebody may be logged in to. */
const HOST = '127.0.0.1'

/**
 * Listens on this machine; port 0 takes any free one.
 * @throws PreviewProblem naming the port and the way out when it is taken
 */
export function listen(server: Server, port: number): Promise<RunningPreview> {
  // A slow shop decides how long a request takes.
  server.requestTimeout = 0
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(problemOf(cause, port)))
    server.listen(port, HOST, () => {
      const bound = server.address()
      const taken = typeof bound === 'object' && bound ? bound.port : port
      resolve({
        origin: `http://${HOST}:${taken}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}

function problemOf(cause: NodeJS.ErrnoException, port: number): Error {
  const next = port < 65535 ? port + 1 : port - 1
  if (cause.code === 'EADDRINUSE') {
    return new PreviewProblem(`Port ${port} is taken by another program. Stop that one, or choose another port: --port ${next}`, { cause })
  }
  if (cause.code === 'EACCES') {
    return new PreviewProblem(`Port ${port} is not open to programs without special rights. Choose one from 1024 on: --port 4173`, { cause })
  }
  return cause
}

/** A running preview. */
export interface RunningPreview {
  /** For instance `http://127.0.0.1:4173`. */
  readonly origin: string
  /** Cuts open connections and stops. */
  close(): Promise<void>
}
