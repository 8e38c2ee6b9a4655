import { build } from 'esbuild'
import { BUILD_TARGET } from '../../../../testing/src/project/browsers.mjs'
import { root } from '../../../../testing/src/project/root.mjs'

/**
 * Builds the stubs of all units that have one: a classic script for the head of pages whose inline code expects a unit's
 * globals before the unit's code is there. What one of them throws costs that one alone.
 * @param {readonly { stub?: string }[]} units `stub.ts` exports `stub`
 * @returns {Promise<string>} the script; empty where no unit has a stub
 */
export async function buildStubs(units) {
  const stubs = units.flatMap(({ stub }) => stub ?? [])
  if (stubs.length === 0) return ''
  const imports = stubs.map((file, index) => `import { stub as stub${index} } from ${JSON.stringify(file)}`)
  const calls = stubs.map((_, index) => `try { stub${index}() } catch (error) { console.error(error) }`)
  const { outputFiles } = await build({
    stdin: { contents: [...imports, ...calls].join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    conditions: ['tillkit-source'],
    target: BUILD_TARGET,
    legalComments: 'none',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text.trimEnd() ?? ''
}
