import type { Change } from './change.ts'
import type { PageReport, UncheckedPage } from './check-page.ts'
import { translate, type Facts } from './facts.ts'

/** The table, to which a row is added for each page, and below it what was not looked at. */
export interface Report {
  readonly element: HTMLElement
  readonly add: (page: PageReport | UncheckedPage) => void
  readonly addUnchecked: (sentences: readonly string[]) => void
}

/** Creates a report, empty. */
export function createReport(facts: Facts): Report {
  const element = create('div')
  const table = create('table', { className: 'widefat striped tillkit-report' })
  table.setAttribute('aria-labelledby', 'tillkit-health-title')
  const heads = create('tr')
  heads.append(...['page', 'result', 'weight', 'requestsHead', 'time'].map((key) => create('th', { textContent: translate(facts, key), scope: 'col' })))
  table.createTHead().append(heads)
  const body = table.createTBody()
  element.append(table)
  return {
    element,
    add: (page) => body.append(page.kind === 'checked' ? checkedRow(facts, page) : uncheckedRow(facts, page)),
    addUnchecked(sentences) {
      if (sentences.length > 0) element.append(create('h3', { textContent: translate(facts, 'notChecked') }), list(sentences, 'tillkit-unchecked'))
    },
  }
}

function checkedRow(facts: Facts, page: PageReport): HTMLTableRowElement {
  const row = create('tr')
  row.append(
    nameOf(page),
    cell('', resultOf(facts, page)),
    ...changeCells(facts, [['weight', page.changes.weight], ['requestsHead', page.changes.requests], ['time', page.changes.time]]),
  )
  return row
}

function uncheckedRow(facts: Facts, page: UncheckedPage): HTMLTableRowElement {
  const row = create('tr')
  const result = cell('', create('p', { className: 'tillkit-problem', textContent: `${translate(facts, 'notChecked')}: ${page.reason}` }))
  result.colSpan = 4
  row.append(nameOf(page), result)
  return row
}

function nameOf({ name, address }: { readonly name: string; readonly address: string }): HTMLTableCellElement {
  const head = create('th', { scope: 'row' })
  const isPath = name === address
  head.append(isPath ? name : create('a', { href: address, textContent: name }))
  return head
}

/** What was found, in one line; the names are folded. Problems stand there at once. */
function resultOf(facts: Facts, { works, off, kept, problems }: PageReport): DocumentFragment {
  const result = document.createDocumentFragment()
  if (problems.length > 0) result.append(list(problems, 'tillkit-problem'))
  if (works.length + off.length + kept.length === 0) {
    if (problems.length === 0) result.append(translate(facts, 'nothing'))
    return result
  }
  const details = create('details')
  const counts = [translate(facts, 'works', { number: works.length }), ...(off.length > 0 ? [translate(facts, 'off', { number: off.length })] : [])]
  details.append(create('summary', { textContent: counts.join(', ') }), list([...works, ...off, ...kept]))
  result.append(details)
  return result
}

function changeCells(facts: Facts, changes: readonly (readonly [string, Change])[]): HTMLTableCellElement[] {
  return changes.map(([head, { kind, text }]) => {
    const made = cell(translate(facts, head), text)
    made.classList.add('tillkit-change', `tillkit-${kind}`)
    // A number alone needs its column's name where the table has no columns.
    made.classList.toggle('tillkit-labelled', /^\P{L}+$/u.test(text))
    return made
  })
}

function cell(name: string, content: Node | string): HTMLTableCellElement {
  const made = create('td')
  if (name !== '') made.dataset['colname'] = name
  made.append(content)
  return made
}

function list(sentences: readonly string[], className = ''): HTMLUListElement {
  const made = create('ul')
  made.append(...sentences.map((textContent) => create('li', { textContent, className })))
  return made
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, members: Partial<HTMLElementTagNameMap[Name]> = {}): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), members)
}
