import type { Answer } from './content/answer.ts'
import type { Timers } from './transport/timers.ts'

/** A success with this text. */
export function answerOf(text: string): Answer {
  return { status: 200, ok: true, url: '/', redirected: false, headers: new Headers(), text }
}

/** A clock that a test moves on by itself. */
export function testTimers(): Timers & { readonly waiting: number[]; pass(ms: number): void } {
  const timers = new Map<number, { due: number; ms: number; callback: () => void }>()
  let now = 0
  let next = 1
  return {
    set(callback, ms) {
      timers.set(next, { due: now + ms, ms, callback })
      return next++
    },
    clear: (timer) => void timers.delete(timer as number),
    get waiting() {
      return [...timers.values()].map(({ ms }) => ms)
    },
    pass(ms) {
      now += ms
      for (const [id, { due, callback }] of [...timers]) {
        if (due <= now && timers.delete(id)) callback()
      }
    },
  }
}

/** Answers never, but minds its signal, as the browser does. */
export const neverAnswers: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    const signal = init?.signal
    const stop = () => reject(signal?.reason as Error)
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
  })

/** What a promise was rejected with; `undefined` when it was not. */
export function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(() => undefined, (cause: unknown) => cause)
}

/** A promise that the test settles. */
export interface Deferred<T> {
  readonly promise: Promise<T>
  resolve(value: T): void
  reject(cause: unknown): void
}

/** Makes a promise that the test settles. */
export function deferred<T>(): Deferred<T> {
  const parts: Partial<Deferred<T>> = {}
  const promise = new Promise<T>((resolve, reject) => Object.assign(parts, { resolve, reject }))
  return { ...(parts as Deferred<T>), promise }
}
