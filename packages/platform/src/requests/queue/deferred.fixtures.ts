/** A promise that the test settles. */
export interface Deferred<T> {
  readonly promise: Promise<T>
  resolve(value: T): void
  reject(cause: unknown): void
}

/** Makes one. */
export function deferred<T>(): Deferred<T> {
  const parts: Partial<Deferred<T>> = {}
  const promise = new Promise<T>((resolve, reject) => Object.assign(parts, { resolve, reject }))
  return { ...(parts as Deferred<T>), promise }
}
