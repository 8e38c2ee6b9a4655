// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { legacy } from './legacy.ts'

it('names the scripts that only serve the main one as who replaces them by hand is told', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../loader/REPLACING.md'), 'utf8')
  const listed = (name: string) => [...(new RegExp(`\\$${name} = array\\(([^)]*)\\)`).exec(text)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, handle]) => handle)
  // By hand nobody can tell who else has asked for one of the platform's.
  const helpers = legacy[0]?.helpers?.filter(({ isPlatforms }) => !isPlatforms) ?? []
  const those = (isBehind: boolean) => helpers.filter((one) => (one.isBehind === true) === isBehind).map(({ handle }) => handle)
  expect([listed('before'), listed('behind')]).toEqual([those(false), those(true)])
})
