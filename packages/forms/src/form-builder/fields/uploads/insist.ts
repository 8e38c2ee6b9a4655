import { pause } from '@tillkit/platform/requests'
import type { Line } from './line.ts'
import type { Reply } from './upload.api.ts'

/** How a call is made again. */
export interface Insisting {
  readonly line: Line
  /** Ends it. */
  readonly signal: AbortSignal
  /** How long is waited before each further try, in ms. A line that is cut and comes back costs none of them. */
  readonly pauses: readonly number[]
  /** Told that the line is cut, and that it is back. */
  readonly paused: (isPaused: boolean) => void
}

/**
 * Makes a call until there is an answer, or its tries are used up. While the line is cut it waits.
 * @throws the signal's reason, as soon as it ends
 */
export async function insist(call: (signal: AbortSignal) => Promise<Reply>, { line, signal, pauses, paused }: Insisting): Promise<Reply> {
  const left = [...pauses]
  for (;;) {
    const { reply, wasCut } = await attempt(call, line, signal)
    signal.throwIfAborted()
    if (reply.kind !== 'lost') return reply
    if (wasCut || !line.isUp()) {
      await waitForLine(line, signal, paused)
      continue
    }
    const ms = left.shift()
    if (ms === undefined) return reply
    await pause(ms, signal)
  }
}

/** Waits while the line is cut. */
export async function waitForLine(line: Line, signal: AbortSignal, paused: (isPaused: boolean) => void): Promise<void> {
  if (line.isUp()) return
  paused(true)
  await line.back(signal)
  paused(false)
  signal.throwIfAborted()
}

/** One try, which is given up when the line is cut: some browsers let it hang then. */
async function attempt(call: (signal: AbortSignal) => Promise<Reply>, line: Line, signal: AbortSignal): Promise<{ readonly reply: Reply; readonly wasCut: boolean }> {
  const own = new AbortController()
  let wasCut = false
  const stop = () => own.abort(signal.reason)
  const endCut = line.onCut(() => {
    wasCut = true
    own.abort(new DOMException('The line is cut', 'AbortError'))
  })
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop)
  try {
    return { reply: await call(own.signal), wasCut }
  } finally {
    endCut()
    signal.removeEventListener('abort', stop)
  }
}
