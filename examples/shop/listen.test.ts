// @vitest-environment node
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { products } from './catalogue/index.ts'
import { HOST, listen, readPort } from './listen.ts'
import { pagesToOpen } from './pages-to-open.ts'

describe('the port', () => {
  it('is 4173 unless the arguments name another', () => {
    expect(readPort([])).toBe(4173)
    expect(readPort(['--port', '5000'])).toBe(5000)
    expect(readPort(['--port=5001'])).toBe(5001)
  })

  it.each([
    ['--port'],
    ['--port', 'x'],
    ['--port', '0'],
    ['--port', '70000'],
    ['--port', '5000', 'x'],
    ['5000'],
    ['--open'],
  ])('is refused with a way out: %s %s', (...args) => {
    expect(() => readPort(args.filter((arg) => arg !== undefined))).toThrow(/npm start -- --port 5000/)
  })
})

describe('a taken port', () => {
  const other = createServer()
  afterEach(() => new Promise((resolve) => other.close(resolve)))

  it('ends the shop with exit code 1 and a message that names the port and the way out', async () => {
    const { address } = await listen(other, 0)
    const port = Number(new URL(address).port)
    const { code, errors } = await run(['--port', String(port)])
    expect(code).toBe(1)
    expect(errors).toContain(`Port ${port} is taken`)
    expect(errors).toMatch(/npm start -- --port \d+/)
  })
})

/** Runs the shop's own entry as `npm start` does. */
function run(args: readonly string[]): Promise<{ code: number | null; errors: string }> {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const shop = spawn(process.execPath, ['--import', 'tsx', '--conditions=tillkit-source', main, ...args])
  let errors = ''
  shop.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  return new Promise((resolve) => shop.on('close', (code) => resolve({ code, errors })))
}

it('lists every page of the shop', () => {
  const list = pagesToOpen(`http://${HOST}:4173`)
  for (const { slug, demo } of products) {
    expect(list).toContain(`http://${HOST}:4173/product/${slug}/`)
    expect(list).toContain(demo.title)
  }
})
