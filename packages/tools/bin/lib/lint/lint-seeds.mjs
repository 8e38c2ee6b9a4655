import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../../../testing/src/project/root.mjs'

const CONFIG = '.oxlintrc.json'

/** The rules that the project's lint holds somewhere, by their names in its config. */
export function heldRules() {
  return [...new Set([...readFileSync(join(root, CONFIG), 'utf8').matchAll(/"([a-z]+\/[a-z-]+)": (?:\["error"|"error")/g)].map(([, name]) => name))]
}

/**
 * What the project's lint says to files that are not there: they are written into a folder of their own, which goes away.
 * @param {Readonly<Record<string, string>>} files contents by path, such as `packages/cart/src/one.ts`
 * @returns {Promise<{ file: string, rule: string, message: string }[]>}
 * @throws {Error} when lint could not be run
 */
export async function lintSeeds(files) {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-lint-'))
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    const config = readFileSync(join(root, CONFIG), 'utf8').replaceAll('"./packages/', `"${root.replaceAll('\\', '/')}/packages/`)
    const compiler = JSON.stringify({ compilerOptions: { target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', strict: true, types: [] } })
    for (const [path, text] of Object.entries({ ...files, [CONFIG]: config, 'tsconfig.json': compiler })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    return toldBy(await runOxlint(folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} said as JSON */
function toldBy(said) {
  if (!said.startsWith('{')) throw new Error(`oxlint did not say what it found: ${said}`)
  const { diagnostics } = JSON.parse(said)
  return diagnostics.map(({ filename, code = '', message }) => ({ file: filename, rule: code.replace(/^react-hooks/, 'react').replace(/\((.*)\)$/, '/$1'), message }))
}

/** @param {string} folder @returns {Promise<string>} */
function runOxlint(folder) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'], { cwd: folder })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.on('error', fail)
    child.on('close', () => done(said))
  })
}
