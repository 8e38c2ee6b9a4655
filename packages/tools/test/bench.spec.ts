import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const bench = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['packages/tools/bin/bench.mjs', ...args], { cwd: ROOT }).catch((ended: { stdout: string }) => ended)

it('npm run bench measures sizes and pages beside times, and each can be chosen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-bench-'))
  try {
    const json = join(folder, 'bench.json')
    const [listed, measured] = await Promise.all([bench('--list'), bench('--quick', '--only', 'sizes', '--json', json)])
    expect(listed.stdout.split('\n')).toEqual(expect.arrayContaining(['sizes', 'pages', 'tiered-pricing/load']))
    expect(measured.stdout).toMatch(/script tag +\d+\.\d+ kB/)
    const { sizes, pages, rows } = JSON.parse(readFileSync(json, 'utf8'))
    expect(sizes.length).toBeGreaterThan(5)
    expect({ pages, rows }).toEqual({ pages: { demo: [], captured: [], failures: [] }, rows: [] })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 60_000)
