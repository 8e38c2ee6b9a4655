import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '@tillkit/testing/project/root.mjs'
import { LOADERS_OWN } from './loaders-own.ts'

/** Where it is said what the script tag and our other files hand to each other. */
const SHARED = ['page/instance', 'touch/claims', 'page/debug-session', 'manifest'] as const

/** The members of the types that a file hands on. */
function membersIn(name: string): string[] {
  const code = readFileSync(join(root, `packages/mount/src/${name}.ts`), 'utf8')
  const types = code.matchAll(/^export interface \w+(?: extends [^{]+)? \{\n(.*?)^\}/gms)
  return [...types].flatMap(([, body = '']) => [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[(:]/gm)].map(([, member = '']) => member))
}

describe('names that are shortened in the script tag', () => {
  it.each(SHARED)('are none that it shares with other files: mount/src/%s.ts', (name) => {
    const members = membersIn(name)
    expect(members.length).toBeGreaterThan(3)
    expect(members.filter((member) => LOADERS_OWN.test(member))).toEqual([])
  })
})
