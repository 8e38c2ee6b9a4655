// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { inRoot } from '../../../../testing/src/project/root.mjs'

/** @typedef {{ file: string, files: object[], exports: { name: string }[], types: { name: string }[] }} Issue */

/**
 * What the project's lint says of unused code in a tree of these files.
 * @param {Readonly<Record<string, string>>} files contents by path
 */
function unusedIn(files) {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-unused-'))
  try {
    symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'), 'junction')
    cpSync(inRoot('knip.json'), join(folder, 'knip.json'))
    const manifests = { 'package.json': '{"workspaces":["packages/*"]}', 'packages/cart/package.json': '{"name":"cart","exports":"./src/index.ts"}' }
    for (const [path, text] of Object.entries({ ...manifests, ...files })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const { stdout, stderr } = spawnSync(process.execPath, [inRoot('node_modules/knip/bin/knip.js'), '--reporter', 'json'], { cwd: folder, encoding: 'utf8' })
    if (!stdout.startsWith('{')) throw new Error(`knip did not say what it found: ${stdout}${stderr}`)
    const { issues } = JSON.parse(stdout)
    return issues.flatMap((/** @type {Issue} */ { file, files: unused, exports, types }) => [...unused.map(() => file), ...[...exports, ...types].map(({ name }) => `${file} ${name}`)])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

it('tells of files, values and types that nobody imports, and of nothing that the build, a package or a test finds', () => {
  const told = unusedIn({
    'packages/cart/src/index.ts': "export { used as name, type Named } from './used.ts'\n",
    'packages/cart/src/used.ts': 'export const used = () => own\nexport interface Named {}\nexport const own = 1\nexport type Own = 1\nexport const tested = 1\n',
    'packages/cart/src/used.test.ts': "import { tested } from './used.ts'\nconsole.info(tested)\n",
    'packages/cart/src/one/entry.ts': "export const load = async () => (await import('./part.late.ts')).part\n",
    'packages/cart/src/one/part.late.ts': 'export const part = 1\n',
    'packages/cart/src/one/idle.late.ts': 'export const idle = 1\n',
    'packages/cart/src/one/manifest.ts': 'export const manifest = {}\n',
    'packages/cart/src/left.ts': 'export const left = 1\n',
    'packages/tools/bin/run.mjs': 'console.info(1)\n',
  })
  expect(told.sort()).toEqual(['packages/cart/src/left.ts', 'packages/cart/src/one/idle.late.ts', 'packages/cart/src/used.ts Own', 'packages/cart/src/used.ts own'])
})
