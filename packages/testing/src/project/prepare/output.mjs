import { AsyncLocalStorage } from 'node:async_hooks'

/** @typedef {(text: string | Uint8Array) => void} Write */

const outputs = /** @type {AsyncLocalStorage<Write>} */ (new AsyncLocalStorage())

/**
 * Runs work whose lines go elsewhere than to the terminal: those that it says, and those of the programs that it starts.
 * @template T
 * @param {Write} write
 * @param {() => T} work
 * @returns {T}
 */
export function withOutput(write, work) {
  return outputs.run(write, work)
}

/** Where the lines of what is running go; undefined: to the terminal. */
export function currentOutput() {
  return outputs.getStore()
}

/**
 * Says a line to whoever watches the work that is running.
 * @param {unknown} line
 */
export function say(line) {
  const write = currentOutput()
  if (write) write(`${String(line)}\n`)
  else console.info(line)
}
