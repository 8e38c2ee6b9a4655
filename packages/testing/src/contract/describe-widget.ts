import type { Unit } from '@tillkit/mount'
import { describe, it } from 'vitest'
import { checksOf } from './checks.ts'
import type { WidgetFixtures } from './widget-fixtures.ts'

/**
 * The contract that every unit keeps with the page, as tests: it mounts on each of its elements and once, keeps the
 * server's nodes, reports what it cannot use and leaves it alone, follows its elements through the page, gives way
 * to the legacy script, and leaves nothing behind.
 * @param load imports the unit: `async () => (await import('./mini-cart.ts')).miniCart`
 */
export function describeWidget(load: () => Promise<Unit>, fixtures: WidgetFixtures): void {
  describe(`the contract of a unit, on ${fixtures.title ?? 'the page'}`, () => {
    for (const { title, run } of checksOf(load, fixtures)) it(title, ({ skip }) => run(skip))
  })
}
