import { spawn } from 'node:child_process'
import { root } from '../root.mjs'

/**
 * Runs a program from the root with our output and without a keyboard, so that nothing can stop to ask.
 * Its error output is shown as it comes and handed back too, for a caller that explains a failure.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string> }} [options] `env`: added to ours
 * @returns {Promise<{ code: number, errors: string }>} the exit code (1 when it could not be started)
 */
export function run(command, args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'pipe'],
    })
    let errors = ''
    child.stderr.on('data', (chunk) => {
      process.stderr.write(chunk)
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
