import type { PageReport, UncheckedPage } from './check-page.ts'
import { translate, type Facts } from './facts.ts'

/** What came of all pages, in a sentence or two. */
export function summaryOf(facts: Facts, pages: readonly (PageReport | UncheckedPage)[], notLookedAt: number): string {
  const checked = pages.filter((page) => page.kind === 'checked')
  const inKind = (kind: string) => checked.filter(({ changes }) => changes.weight.kind === kind).length
  const numbers = {
    pages: checked.length,
    problems: checked.filter(({ problems }) => problems.length > 0).length,
    unchecked: pages.length - checked.length + notLookedAt,
    heavier: inKind('more'),
    lighter: inKind('less'),
    same: inKind('same'),
  }
  const weights = checked.length > 0 ? ` ${translate(facts, 'weights', numbers)}` : ''
  return translate(facts, 'done', numbers) + weights
}

/** What a check of the whole shop has not looked at: kinds of pages that it does not have, and units that stand on none. */
export function uncheckedOf(facts: Facts, pages: readonly (PageReport | UncheckedPage)[]): string[] {
  const seen = new Set(pages.flatMap((page) => (page.kind === 'checked' ? page.units : [])))
  const kinds = Object.entries(facts.missing).map(([page, reason]) => translate(facts, 'missing', { page, reason }))
  const units = Object.entries(facts.units).flatMap(([name, unit]) => {
    if (!unit.isFound || seen.has(name)) return []
    return [translate(facts, unit.isOn ? 'unseen' : 'switched', { unit: unit.name })]
  })
  return [...kinds, ...units]
}
