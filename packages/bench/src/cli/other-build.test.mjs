// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findBuild } from './other-build.mjs'

/** @type {string} */
let dist

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'tillkit-dist-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

/** @param {string} version */
function build(version, files = ['tillkit.js', 'manifest.json']) {
  mkdirSync(join(dist, version))
  for (const file of files) writeFileSync(join(dist, version, file), '')
  return join(dist, version)
}

it('is the folder that is named, or the only version below it', () => {
  const folder = build('0.1.0')
  // What is only weighed is no build.
  build('weighed', ['tillkit.js'])
  expect([findBuild(folder), findBuild(dist)]).toEqual([folder, folder])
})

it('is refused where there is none, and asked for where there are several', () => {
  expect(() => findBuild(dist)).toThrow(/no finished build.*tillkit\.js and manifest\.json/)
  expect(() => findBuild(join(dist, 'nowhere'))).toThrow(/no finished build/)
  build('0.1.0')
  build('0.2.0')
  expect(() => findBuild(dist)).toThrow(/Name one of them:\n.*0\.1\.0\n.*0\.2\.0/)
})
