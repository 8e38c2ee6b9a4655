import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readUnits } from '@tillkit/testing/project/units.mjs'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { calledName, parseFolder, walk } from '../src/build/php-calls.ts'

const dist = join(import.meta.dirname, '../../../dist')
const plugin = join(dist, 'plugin/tillkit')

it('is a zip as WordPress wants it, with one folder in it', () => {
  const { version } = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')) as { version: string }
  const names = Object.keys(unzipSync(readFileSync(join(dist, `tillkit-${version}.zip`)))).filter((name) => !name.endsWith('/'))
  expect(names.every((name) => name.startsWith('tillkit/'))).toBe(true)
  expect(names).toEqual(expect.arrayContaining(['tillkit/tillkit.php', 'tillkit/readme.txt', 'tillkit/LICENSE', 'tillkit/LICENSES-OF-OTHERS.txt', 'tillkit/uninstall.php', 'tillkit/languages/tillkit.pot', `tillkit/files/${version}/tillkit.js`, `tillkit/files/${version}/bare/tillkit.js`]))
})

it('says the versions that it runs on in one voice', () => {
  const header = readFileSync(join(plugin, 'tillkit.php'), 'utf8')
  const readme = readFileSync(join(plugin, 'readme.txt'), 'utf8')
  for (const [inHeader, inReadme] of [['Requires at least', 'Requires at least'], ['Requires PHP', 'Requires PHP'], ['Version', 'Stable tag']]) {
    const said = new RegExp(`\\* ${inHeader}:\\s+(\\S+)`).exec(header)?.[1]
    expect(said).toMatch(/^\d+(\.\d+)+$/)
    expect(new RegExp(`^${inReadme}: (\\S+)$`, 'm').exec(readme)?.[1]).toBe(said)
  }
})

it('claims nothing that is not measured, and says of every widget that it is there', () => {
  const header = /\* Description:\s+(.*)/.exec(readFileSync(join(plugin, 'tillkit.php'), 'utf8'))?.[1] ?? ''
  const readme = readFileSync(join(plugin, 'readme.txt'), 'utf8')
  expect(header).not.toBe('')
  for (const text of [header, readme]) expect(text).not.toMatch(/\b(fast(er)?|quick(er)?|speed|performance|boost)\b/i)
  for (const { manifest } of readUnits().units) expect(readme).toContain(`* **${manifest.title}** (`)
  expect(readme).not.toContain('{{')
})

it('is PHP that 7.4 understands, in files that nobody can open by themselves', () => {
  const files = parseFolder(plugin, 704)
  expect(files.length).toBeGreaterThan(20)
  for (const { path, source } of files) {
    expect(source, path).toMatch(/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/)
    if (!path.includes('generated')) expect(source.split('\n').length, path).toBeLessThan(300)
  }
})

it('prints nothing that is not escaped', () => {
  const escapes = /^(esc_\w+|wp_kses\w*|wp_json_encode|checked|settings_fields|submit_button)$/
  const found: string[] = []
  for (const { path, tree } of parseFolder(plugin)) {
    walk(tree, (node) => {
      if (node.kind !== 'echo') return
      for (const printed of node['expressions'] as { kind: string }[]) {
        const parts = printed.kind === 'retif' ? [(printed as never)['trueExpr'], (printed as never)['falseExpr']] : [printed]
        for (const part of parts as { kind: string }[]) {
          if (part.kind !== 'string' && part.kind !== 'inline' && !escapes.test(calledName(part) ?? '')) found.push(`${path}:${String(node.loc?.start.line)}`)
        }
      }
    })
  }
  expect(found).toEqual([])
})

/** Newer than the PHP and the WordPress that the plugin runs on; WordPress brings `str_contains` and its kind itself. */
const TOO_NEW = /^(get_debug_type|get_resource_id|fdiv|preg_last_error_msg|array_find\w*|array_any|array_all|json_validate|mb_trim|enum_exists|fsync|wp_(register|enqueue)_script_module_\w+)$/

it('calls nothing that is newer than what it runs on', () => {
  const found: string[] = []
  for (const { path, tree } of parseFolder(plugin)) walk(tree, (node) => TOO_NEW.test(calledName(node) ?? '') && found.push(`${path}: ${calledName(node)}`))
  expect(found).toEqual([])
})
