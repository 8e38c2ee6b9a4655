import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { openBeside, useBeside } from './neighbour-page.ts'
import type { Neighbour } from './neighbours.ts'
import type { UnitUse } from './unit-use.ts'
import type { Shop } from './use-shop.ts'

/** The names that a README's table "Old names" lists, by whether ours draws or sets them. */
export interface OldNames {
  readonly kept: readonly string[]
  /** Of these, what the server prints in some places too. */
  readonly printed: readonly string[]
  readonly gone: readonly string[]
}

/**
 * Reads the table "Old names" of a README: what the old script drew or set, its names as selectors in backticks, and whether they are
 * still there: a cell that begins with `yes`, with `yes, printed too` or with `no`.
 */
export function readOldNames(readme: URL): OldNames {
  const [, section = ''] = readFileSync(readme, 'utf8').split('\n## Old names\n')
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Drawn'))
  const named = (answer: string) => rows.flatMap((row) => {
    const [, , names = '', said = ''] = row.split(' | ').length === 3 ? ['', ...row.split(' | ')] : []
    return said.startsWith(answer) ? [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) : []
  })
  return { kept: named('yes'), printed: named('yes, printed too'), gone: named('no') }
}

/**
 * Holds that table against the page: every name that is still there is not printed by the server, and is seen while a shopper uses
 * the units; none of the others is seen.
 */
export async function expectOldNames(shop: Shop, readme: URL, uses: readonly UnitUse[]): Promise<void> {
  const { kept, printed: both, gone } = readOldNames(readme)
  expect([...kept, ...gone]).not.toEqual([])
  const names = [...kept, ...gone]
  const watcher: Neighbour = { title: 'beside what remembers names', roots: names, script: rememberNames, isThere: () => 'oldNamesSeen' in window, isSlow: true }
  const opened = await openBeside(shop, [watcher], uses)
  await useBeside(shop, opened, [watcher], uses)
  const { seen, printed } = await opened.page.evaluate(async (all) => {
    const html = await (await fetch(location.pathname)).text()
    const page = new DOMParser().parseFromString(html, 'text/html')
    return { seen: [...(window as unknown as { oldNamesSeen: Set<string> }).oldNamesSeen], printed: all.filter((name) => page.querySelector(name)) }
  }, names)
  expect({ missing: kept.filter((name) => !seen.includes(name)), printed: kept.filter((name) => printed.includes(name) && !both.includes(name)), there: gone.filter((name) => seen.includes(name)) })
    .toEqual({ missing: [], printed: [], there: [] })
}

/** Runs in the page: remembers which of these selectors have matched something since it was opened. */
function rememberNames(names: readonly string[]): void {
  const seen = new Set<string>()
  Object.assign(window, { oldNamesSeen: seen })
  const look = () => names.forEach((name) => document.querySelector(name) && seen.add(name))
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}
