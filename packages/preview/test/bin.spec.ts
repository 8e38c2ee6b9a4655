import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const BIN = join(import.meta.dirname, '../bin/tillkit-preview.mjs')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tillkit-preview-'))
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'pages/roll.html'), '<!doctype html><title>Roll</title><p>A roll</p>')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('tillkit-preview shows a folder that is named from where it was called, until it is ended', async () => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'INIT_CWD'))
  const preview = spawn(process.execPath, [BIN, 'pages', '--port', '0'], { cwd: folder, env })
  const ended = once(preview, 'exit')
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    preview.stdout.on('data', (words) => {
      said += String(words)
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
      if (found) resolve(found)
    })
    preview.on('exit', () => reject(new Error(said)))
  })
  const page = await (await fetch(`${origin}/roll/`)).text()
  expect(page).toContain('A roll')
  expect(page).toContain('/tillkit.js')
  preview.kill('SIGTERM')
  expect(await ended).toEqual([143, null])
})

it.each([
  [[], /--shop wants the address of a shop or a folder of saved pages/],
  [['--open'], /Unknown option '--open'.*--help/],
  [['one', 'two'], /Not understood: two/],
])('tillkit-preview says what is wrong with %j and ends with 1', async (args, message) => {
  await expect(promisify(execFile)(process.execPath, [BIN, ...args])).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(message) })
})
