// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../../../../testing/src/project/root.mjs'
import { readUnits } from '../../../../testing/src/project/units.mjs'
import { idleParts, importedOfKit, kitGraph, kitParts, namesImported } from './kit-callers.mjs'

describe('a part of the kit', () => {
  const [, section = ''] = /^### Waiting for a system$([^]*?)^### /m.exec(readFileSync(inRoot('packages/ui/README.md'), 'utf8')) ?? []
  const rows = [...section.matchAll(/^\| `([a-z-]+)` \| (.+) \|$/gm)].map(([, system = '', cell = '']) => ({ system, parts: [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name) }))

  it('is drawn by a unit, or waits for a system that is named in the README, and no other does', () => {
    const parts = kitParts()
    expect(parts.length).toBeGreaterThan(20)
    const waiting = rows.flatMap((row) => row.parts)
    expect([...new Set(waiting)].sort()).toEqual(idleParts(parts, importedOfKit(), kitGraph()).sort())
  })

  it('waits for systems that are planned, or for fields of units', () => {
    const { planned, units } = readUnits()
    const known = [...planned, ...units].map(({ name }) => name)
    expect(rows.map(({ system }) => system).filter((system) => !known.includes(system))).toEqual([])
  })
})

describe('idle parts', () => {
  const parts = [{ name: 'Lamp', file: '/lamp.tsx' }, { name: 'Bulb', file: '/bulb.tsx' }, { name: 'Cord', file: '/cord.tsx' }]
  const graph = new Map([['/lamp.tsx', [{ path: '/bulb.tsx', isLater: false, isType: false }, { path: '/cord.tsx', isLater: false, isType: true }]]])

  it('are those that nobody imports, nor a part that somebody does', () => {
    expect(idleParts(parts, new Set(['Lamp']), graph)).toEqual(['Cord'])
    expect(idleParts(parts, new Set(), graph)).toEqual(['Lamp', 'Bulb', 'Cord'])
  })

  it('are not those of which a file imports the type alone', () => {
    expect(namesImported("import { Lamp, type LampProps } from '@tillkit/ui'\nimport { shine } from '@tillkit/ui/plain'\nimport type { Bulb } from '@tillkit/ui'\n")).toEqual(['Lamp', 'shine'])
  })
})
