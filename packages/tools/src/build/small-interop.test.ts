import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { smallInterop } from './small-interop.ts'

/** Builds a page's code that takes something from a library of the older kind, and gives what it has taken. */
async function takenFrom(library: string): Promise<{ taken: unknown; code: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-interop-'))
  writeFileSync(join(folder, 'library.cjs'), library)
  writeFileSync(join(folder, 'page.js'), `import whole, { bright } from './library.cjs'\nexport const taken = [typeof whole === 'function' ? whole() : whole, bright]`)
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [smallInterop()],
    build: { write: false, minify: false, lib: { entry: join(folder, 'page.js'), formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  const code = built[0]?.output[0].code ?? ''
  const { taken } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as { taken: unknown }
  return { taken, code }
}

it.each([
  ['what it exports by name', 'exports.bright = 5', [{ bright: 5 }, 5]],
  ['a function with members', 'module.exports = () => "lamp"; module.exports.bright = 5', ['lamp', 5]],
  ['what was made of a module', 'Object.defineProperty(exports, "__esModule", { value: true }); exports.default = "lamp"; exports.bright = 5', ['lamp', 5]],
])('takes of a library of the older kind %s', async (_title, library, expected) => {
  const { taken, code } = await takenFrom(library)
  expect(taken).toEqual(expected)
  expect(code).not.toContain('__copyProps')
})
