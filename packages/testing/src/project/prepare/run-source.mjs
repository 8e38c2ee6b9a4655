import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from '../root.mjs'

/** A program in TypeScript, which reads the packages from their sources as the tests do. */
const NODE_OPTIONS = ['--import', 'tsx', '--conditions=tillkit-source']

/**
 * Runs a program of the project's with our input and output, and hands our signals on. It knows by `INIT_CWD` where it was
 * called from, as a script of npm's does.
 * @param {string} program its file, relative to the root
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code; 128 and the signal's number where a signal ended it
 * @throws {Error} when it cannot be started
 */
export function runSource(program, args) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, INIT_CWD: process.env['INIT_CWD'] ?? process.cwd() }
    const child = spawn(process.execPath, [...NODE_OPTIONS, program, ...args], { cwd: root, env, stdio: 'inherit' })
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
    child.on('error', (cause) => reject(new Error(`${program} could not be started: ${cause.message}`, { cause })))
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
