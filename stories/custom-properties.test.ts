// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readCustomProperties } from '../packages/tools/bin/lib/docs/custom-properties.mjs'

it('reads name, default, meaning and package out of a style sheet', () => {
  const css = `.lamp {
    /* --tillkit-glow: how far
       it shines. */
    box-shadow: 0 0 var(--tillkit-glow, calc(1px * 4)) var( --tillkit-light );
  }`
  const other = '.door { color: var(--tillkit-light, #fff); }'
  expect(readCustomProperties({ '/packages/lamp/src/lamp.css': css, '/packages/door/src/door.css': other })).toEqual([
    { name: '--tillkit-glow', defaults: ['calc(1px * 4)'], meaning: 'how far it shines.', packages: ['lamp'] },
    { name: '--tillkit-light', defaults: ['', '#fff'], meaning: '', packages: ['door', 'lamp'] },
  ])
})

/** The packages' sheets as files: the unit tests' own pipeline empties style sheets that are imported. */
const cssSources = Object.fromEntries(
  Object.keys(import.meta.glob(['../packages/*/src/*.css', '../packages/ui/src/*/*.css'])).map((path) => [
    path,
    readFileSync(join(import.meta.dirname, path), 'utf8'),
  ]),
)

it('every custom property of ours has a default and says what it is for', () => {
  const properties = readCustomProperties(cssSources)
  expect(properties.map(({ name }) => name)).toContain('--tillkit-focus')
  for (const { name, defaults, meaning } of properties) {
    expect(meaning, `${name}: write /* ${name}: what it does. */ beside its use`).not.toBe('')
    expect(defaults, `${name} has one default wherever it is used`).toHaveLength(1)
    expect(defaults[0], `${name} needs a default: var(${name}, …)`).not.toBe('')
  }
})
