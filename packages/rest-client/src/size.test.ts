// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

const here = import.meta.dirname

/**
 * What an app takes, and the most that it may weigh, in bytes of gzip: few shops need more than one request, so that each further
 * ability has to stay in an import of its own. Raise one only with a reason.
 */
const TAKEN = [
  { what: '`requestOnce`', most: 3000 },
  { what: '`createRestClient`', most: 4000 },
  { what: '`createRestClient`, `fetchAll`, `uploadMedia`', most: 5000 },
  { what: 'everything', most: 6000 },
] as const

/** Bundles code as an app that installs the package does. */
async function bundle(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: here, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['tillkit-source'],
  })
  const text = outputFiles[0]?.text ?? ''
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs))
  const modules = inputs.flatMap(([name, { bytesInOutput }]) => (bytesInOutput > 0 ? [name.replaceAll('\\', '/')] : []))
  return { bytes: gzipSync(text, { level: 9 }).length, text, modules }
}

const taking = (names: string) => (names === 'everything' ? `export * from './index.ts'` : `export { ${names.replaceAll('`', '')} } from './index.ts'`)

describe('what the client weighs', () => {
  const readme = readFileSync(join(here, '../README.md'), 'utf8')

  it.each(TAKEN)('is within its budget and told in the README for $what', async ({ what, most }) => {
    const { bytes } = await bundle(taking(what))
    expect(bytes).toBeLessThanOrEqual(most)
    const [, rest = ''] = readme.split(`| ${what} | `)
    expect(Math.abs(parseFloat(rest) * 1000 - bytes), `${what} weighs ${bytes} B: the README says ${parseFloat(rest)} kB`).toBeLessThanOrEqual(50)
  })

  it('is less than 1 kB for one request beyond the transport', async () => {
    const transport = `export { createSend, pageAddress, RequestFailed, targetOf } from '@tillkit/platform/requests'; export { parseJson, toJson } from '@tillkit/dom'`
    const [below, whole] = await Promise.all([bundle(transport), bundle(taking('`requestOnce`'))])
    expect(whole.bytes - below.bytes).toBeLessThan(1000)
  })

  it('holds the client and the platform\'s transport and nothing else, and needs no build that defines something', async () => {
    const { modules, text } = await bundle(taking('everything'))
    expect(modules.length).toBeGreaterThan(10)
    expect(modules.filter((name) => !/(?:rest-client|platform\/src\/requests|dom\/src)\/|^(?:src\/)?[\w.-]+\.ts$/.test(name))).toEqual([])
    expect(text).not.toMatch(/__TILLKIT|process\.env|document\.documentElement/)
  })
})
