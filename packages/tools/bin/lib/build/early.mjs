import { relative, resolve, sep } from 'node:path'
import { build } from 'esbuild'
import { minify } from 'terser'
import { BUILD_TARGET } from '../../../../testing/src/project/browsers.mjs'
import { inRoot, root } from '../../../../testing/src/project/root.mjs'

const GUARD = inRoot('packages/loader/src/early-guard.ts')

/**
 * Builds a unit's early script: a classic script that runs where it stands, and imports nothing. What it shares with the unit
 * lies in the unit's own folder, and is built into it.
 * @param {{ name: string, folder: string, early: string, manifest: { precedes?: string } }} unit `early.ts` exports `start`
 * @returns {Promise<string>} the script
 * @throws {Error} when it imports what is not its own, or anything later
 */
export async function buildEarly({ name, folder, early, manifest: { precedes = '' } }) {
  const [guard, call] = precedes === '' ? ['isFirst', [name]] : ['isFirstBefore', [name, precedes]]
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `import { ${guard} } from ${JSON.stringify(GUARD)}\nimport { start } from ${JSON.stringify(early)}\nif (${guard}(${call.map((text) => JSON.stringify(text)).join()})) start()`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    absWorkingDir: root,
    conditions: ['tillkit-source'],
    target: BUILD_TARGET,
    legalComments: 'none',
    logLevel: 'silent',
  })
  const isOwn = (/** @type {string} */ path) => path === '<stdin>' || resolve(root, path) === GUARD || resolve(root, path).startsWith(`${folder}${sep}`)
  const foreign = Object.keys(metafile.inputs).filter((path) => !isOwn(path))
  const later = Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ kind }) => kind === 'dynamic-import' || kind === 'require-call'))
  const imported = [...foreign, ...later.map(({ path }) => path)]
  if (imported.length > 0) {
    const names = imported.map((path) => relative(root, resolve(root, path)))
    throw new Error(`${name}.early.js imports ${[...new Set(names)].join(', ')}: a script that runs before all others imports nothing but its unit's own files.`)
  }
  const { code = '' } = await minify(outputFiles[0]?.text ?? '', { ecma: 2020, toplevel: true, compress: { passes: 4, inline: 3, unsafe_arrows: true } })
  return code.replace(/;$/, '')
}
