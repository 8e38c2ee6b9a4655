import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FamilyMember, Unit } from '@tillkit/mount'
import { describe, expect, it } from 'vitest'
import { unitPackages } from '../project/manifest-files.mjs'

const PACKAGES = join(import.meta.dirname, '../../..')
const indexes = import.meta.glob<Readonly<Record<string, unknown>>>('../../../*/src/index.ts')

/** A family's members are no public names of its package: they stand in its table. */
const tables = import.meta.glob<{ readonly members: readonly FamilyMember[] }>('../../../*/src/members.ts')

const packages = unitPackages()

const isUnit = (value: unknown): value is Unit => typeof value === 'object' && value !== null && 'bind' in value && 'selector' in value

async function unitsOf(name: string): Promise<Unit[]> {
  const named = Object.values((await indexes[`../../../${name}/src/index.ts`]?.()) ?? {}).filter(isUnit)
  const { members = [] } = (await tables[`../../../${name}/src/members.ts`]?.()) ?? {}
  return [...named, ...await Promise.all(members.map(async ({ load }) => (await load()).unit))]
}

/** What the README says under "Options". */
function optionsSection(name: string): string {
  const readme = readFileSync(join(PACKAGES, name, 'README.md'), 'utf8')
  return /^## Options\n(.*?)(?=^## )/ms.exec(readme)?.[1] ?? ''
}

/** The rows of its table of options: unit, name and default; the unit is the package's one where no column says it. */
function documented(name: string): string[][] {
  const tables = optionsSection(name).split(/\n{2,}/).map((table) => table.split('\n').map((row) => row.split('|').slice(1, -1).map((cell) => cell.trim())))
  const [head = [], , ...rows] = tables.find(([first]) => first?.includes('Option')) ?? []
  const cell = (row: readonly string[], title: string) => /`([^`]*)`/.exec(row[head.indexOf(title)] ?? '')?.[1]
  return rows.map((row) => [cell(row, 'Unit') ?? name, cell(row, 'Option') ?? '', cell(row, 'Default') ?? ''])
}

describe.each(packages)('%s', (name) => {
  it('declares the options that its README names, with the defaults that it names, and no others', async () => {
    const units = await unitsOf(name)
    expect(units).not.toEqual([])
    const declared = units.flatMap((unit) => Object.entries(unit.options ?? {}).map(([option, read]) => [unit.name, option, String(read())]))
    expect(declared.sort()).toEqual(documented(name).sort())
  })

  it('has its texts named in its README', async () => {
    const section = optionsSection(name)
    const keys = (await unitsOf(name)).flatMap((unit) => Object.keys(unit.messages ?? {}))
    expect(keys.filter((key) => !section.includes(`\`${key}\``))).toEqual([])
  })
})
