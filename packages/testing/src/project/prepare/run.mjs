import { spawn } from 'node:child_process'
import { root } from '../root.mjs'
import { currentOutput } from './output.mjs'

/**
 * Runs a program from the root with our output (`withOutput`) and without a keyboard, so that nothing can stop to ask.
 * Its error output is shown as it comes and handed back too, for a caller that explains a failure.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string> }} [options] `env`: added to ours
 * @returns {Promise<{ code: number, errors: string }>} the exit code (1 when it could not be started)
 */
export function run(command, args, { env = {} } = {}) {
  const write = currentOutput()
  // What writes to us cannot see the terminal behind us.
  const colours = write && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...colours, ...process.env, ...env },
      stdio: ['ignore', write ? 'pipe' : 'inherit', 'pipe'],
    })
    let errors = ''
    child.stdout?.on('data', (chunk) => write?.(chunk))
    child.stderr?.on('data', (chunk) => {
      if (write) write(chunk)
      else process.stderr.write(chunk)
      errors += chunk
    })
    child.on('error', (error) => resolve({ code: 1, errors: `${errors}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, errors }))
  })
}

/**
 * Runs npm, the very one that started us where there is one (on Windows `npm` alone is not a program).
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 */
export function runNpm(args, options) {
  const cli = process.env['npm_execpath']
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args], options) : run('npm', args, options)
}
