import { F1, wrapperHtml } from '@tillkit/fixtures'
import { afterEach, describe, expect, it } from 'vitest'
import { copyTable } from './table-copy.ts'

afterEach(() => document.body.replaceChildren())

function print(): { wrapper: Element; table: HTMLElement } {
  document.body.innerHTML = wrapperHtml(F1, { generation: '5.4', displayType: 'tooltip', id: 'abcdef' })
  const wrapper = document.querySelector('.tpt__tiered-pricing') as Element
  return { wrapper, table: wrapper.querySelector('table') as HTMLElement }
}

/** The copy as it stands on the page. */
function copy(wrapper: Element, border: string | null = null): HTMLElement {
  document.body.append(...copyTable(wrapper, border))
  return document.querySelector('#abcdef-tooltip') as HTMLElement
}

describe('the copy of the price table', () => {
  it('shows what the table shows, the tier in force included, under an id of its own', () => {
    const { wrapper, table } = print()
    const before = wrapper.outerHTML
    const made = copy(wrapper)
    expect(made.textContent).toBe(table.textContent)
    expect(made.querySelectorAll('[aria-current="true"]')).toHaveLength(1)
    expect(made.querySelector('[aria-current]')?.classList.contains('tiered-pricing--active')).toBe(true)
    expect(document.querySelectorAll('#abcdef')).toHaveLength(1)
    expect(wrapper.outerHTML).toBe(before)
  })

  it('brings the table\'s style along, meant for the copy alone', () => {
    const { wrapper } = print()
    const printed = wrapper.querySelector('style')?.textContent ?? ''
    copy(wrapper)
    const style = document.body.lastElementChild?.previousElementSibling
    expect(printed).toContain('#abcdef')
    expect(style?.textContent).toBe(printed.replaceAll('#abcdef', '#abcdef-tooltip'))
  })

  it('has a border where the shop wants one', () => {
    expect(copy(print().wrapper, '2px solid red').style.border).toBe('2px solid red')
    expect(copy(print().wrapper).getAttribute('style')).toBeNull()
  })

  it('is a table to read, also where the tiers can be picked', () => {
    const { wrapper, table } = print()
    table.setAttribute('role', 'presentation')
    const group = table.querySelector('tbody')
    group?.setAttribute('role', 'radiogroup')
    group?.setAttribute('aria-label', 'Price by quantity')
    for (const row of table.querySelectorAll('tbody tr')) {
      row.setAttribute('role', 'radio')
      row.setAttribute('aria-checked', 'false')
      row.setAttribute('tabindex', '0')
    }
    const made = copy(wrapper)
    for (const name of ['role', 'tabindex', 'aria-checked', 'aria-label']) {
      const having = [made, ...made.querySelectorAll('*')].filter((node) => node.hasAttribute(name))
      expect(having.map(({ localName }) => `${name} on ${localName}`)).toEqual([])
    }
  })

  it('is nothing where there is no table', () => {
    const { wrapper } = print()
    wrapper.replaceChildren()
    expect(copyTable(wrapper, null)).toEqual([])
  })
})
