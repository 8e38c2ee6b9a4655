import type { PageReport } from './check-page.ts'
import { say, type Facts } from './facts.ts'

/** Makes the table, to which a row is added for each page. */
export function createReport(facts: Facts): { readonly table: HTMLTableElement; readonly add: (page: PageReport) => void } {
  const table = element('table', { className: 'widefat striped tillkit-report' })
  table.setAttribute('aria-labelledby', 'tillkit-health-title')
  const heads = ['page', 'works', 'off', 'weight'].map((key) => {
    const head = element('th', { textContent: say(facts, key) })
    head.scope = 'col'
    return head
  })
  const row = element('tr')
  row.append(...heads)
  table.createTHead().append(row)
  const body = table.createTBody()
  return { table, add: (page) => body.append(rowOf(facts, page)) }
}

function rowOf(facts: Facts, { name, works, off, weight }: PageReport): HTMLTableRowElement {
  const row = element('tr')
  const head = element('th', { textContent: name })
  head.scope = 'row'
  const isEmpty = works.length === 0 && off.every(({ isProblem }) => !isProblem)
  row.append(
    head,
    cell(say(facts, 'works'), list(works.map((text) => ({ text, isProblem: false })), isEmpty ? say(facts, 'nothing') : '')),
    cell(say(facts, 'off'), list(off, say(facts, 'none'))),
    cell(say(facts, 'weight'), weight),
  )
  return row
}

function cell(name: string, content: Node | string): HTMLTableCellElement {
  const made = element('td')
  made.dataset['colname'] = name
  made.append(content)
  return made
}

function list(items: readonly { readonly text: string; readonly isProblem: boolean }[], otherwise = ''): Node | string {
  if (items.length === 0) return otherwise
  const made = element('ul')
  made.append(...items.map(({ text, isProblem }) => element('li', { textContent: text, className: isProblem ? 'tillkit-problem' : '' })))
  return made
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, members: Partial<HTMLElementTagNameMap[Name]> = {}): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), members)
}
