import { MULTI_VIEW_WORDS, multiViewHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HIDDEN_UNTIL } from './anatomy.ts'
import { shownIn } from './views.model.ts'

const load = async () => (await import('./member.ts')).unit

describeWidget(load, {
  html: multiViewHtml({ content: MULTI_VIEW_WORDS }),
  stateAttributes: ['data-et-multi-view-load-tablet-hidden', 'data-et-multi-view-load-phone-hidden'],
  broken: [{ html: '<p data-et-multi-view="{">Words</p>', field: 'data-et-multi-view' }],
})

let page: TestPage | undefined
afterEach(() => {
  page?.close()
  page = undefined
  vi.unstubAllGlobals()
})

let width = 1280
const changed = new Set<() => void>()
async function open(html: string, at = 1280): Promise<void> {
  width = at
  changed.clear()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() { return width <= Number(/\d+/.exec(query)?.[0]) },
    addEventListener: (_type: string, listener: () => void) => changed.add(listener),
  }))
  page = await openTestPage(load, { html })
  await page.start()
}
function resize(to: number): void {
  width = to
  for (const listener of changed) listener()
}

const node = (): HTMLElement => document.querySelector<HTMLElement>('.et_pb_text_inner') ?? document.body
const point = (isOver: boolean) => node().closest('.et_pb_module')?.dispatchEvent(new MouseEvent(isOver ? 'mouseenter' : 'mouseleave'))

describe('an element of several views', () => {
  it('show what was printed, on small screens too, where what is said of them cannot be read, which is reported', async () => {
    await open(multiViewHtml({ content: MULTI_VIEW_WORDS }).replace(/data-et-multi-view="[^"]*"/, 'data-et-multi-view="{&quot;sch"'), 390)
    expect(HIDDEN_UNTIL.map((name) => node().hasAttribute(name))).toEqual([false, false])
    expect(page?.errors.map(({ problem }) => [problem.unit, problem.field, problem.help])).toEqual([['page-builder/multi-view', 'data-et-multi-view', 'multi-view']])
    page?.stop()
    expect(HIDDEN_UNTIL.some((name) => node().hasAttribute(name))).toBe(true)
  })

  it('shows what its screen is meant to show, also when that becomes another, with the nodes that were there at the end', async () => {
    await open(multiViewHtml({ content: MULTI_VIEW_WORDS }))
    const [printed] = node().children
    const seen = [node().textContent]
    for (const to of [900, 390, 1280]) {
      resize(to)
      seen.push(node().textContent)
    }
    expect(seen).toEqual(['Words for the desk', 'Words for the tablet', 'Words for the phone', 'Words for the desk'])
    expect(node().firstElementChild).toBe(printed)
  })

  it('is no longer hidden on small screens once it shows what it is meant to', async () => {
    await open(multiViewHtml({ content: MULTI_VIEW_WORDS }), 390)
    expect(node().getAttributeNames()).toEqual(['class', 'data-et-multi-view'])
    expect(node().textContent).toBe('Words for the phone')
  })

  it('shows something else while the pointer is over its module', async () => {
    await open(multiViewHtml({ content: MULTI_VIEW_WORDS }))
    point(true)
    expect(node().textContent).toBe('Words under the pointer')
    point(false)
    expect(node().textContent).toBe('Words for the desk')
  })

  it.each(['.x:hover >', '.elsewhere'])('counts the pointer over its module where what it names is not around it: %s', async (over) => {
    await open(multiViewHtml({ content: MULTI_VIEW_WORDS }).replace('&quot;schema&quot;', `&quot;hover_selector&quot;:&quot;${over.replace('>', '&gt;')}&quot;,&quot;schema&quot;`))
    expect(node().getAttribute('data-et-multi-view')).toContain(over)
    point(true)
    expect([node().textContent, page?.errors]).toEqual(['Words under the pointer', []])
  })

  it('counts the pointer over what it names around it, rather than over its module', async () => {
    await open(`<div class="wide">${multiViewHtml({ content: MULTI_VIEW_WORDS }, undefined, { hover_selector: '.wide' })}</div>`)
    point(true)
    expect(node().textContent).toBe('Words for the desk')
    document.querySelector('.wide')?.dispatchEvent(new MouseEvent('mouseenter'))
    expect(node().textContent).toBe('Words under the pointer')
    document.querySelector('.wide')?.dispatchEvent(new MouseEvent('mouseleave'))
    expect(node().textContent).toBe('Words for the desk')
  })

  it('may have other attributes, classes, styles, or not be seen', async () => {
    await open(multiViewHtml({
      attrs: { desktop: { title: 'Desk' }, hover: { title: 'Pointer', onclick: 'alert(1)' } },
      classes: { hover: { add: ['is-hot'], remove: ['et_pb_text_inner_x'] } },
      styles: { desktop: { color: 'red' }, phone: { color: 'blue' } },
      visibility: { desktop: true, phone: false },
    }))
    const look = () => [node().title, node().className, node().style.color]
    expect(look()).toEqual(['Desk', 'et_pb_text_inner', 'red'])
    point(true)
    expect(look()).toEqual(['Pointer', 'et_pb_text_inner is-hot', 'red'])
    expect(node().hasAttribute('onclick')).toBe(false)
    point(false)
    resize(390)
    expect(look()).toEqual(['Desk', 'et_pb_text_inner et_multi_view_hidden', 'blue'])
  })

  it('shows another picture where that is said, and not one of the other sizes of the one that was printed', async () => {
    await open(multiViewHtml({ attrs: { desktop: { src: '/wide.jpg' }, phone: { src: '/tall.jpg' } } }), 390)
    const image = node()
    const said = () => ['src', 'srcset', 'sizes'].map((name) => image.getAttribute(name))
    resize(1280)
    image.setAttribute('srcset', '/wide-2.jpg 2x')
    image.setAttribute('sizes', '50vw')
    expect(said()).toEqual(['/wide.jpg', '/wide-2.jpg 2x', '50vw'])
    resize(390)
    expect(said()).toEqual(['/tall.jpg', null, null])
    resize(1280)
    expect(said()).toEqual(['/wide.jpg', '/wide-2.jpg 2x', '50vw'])
  })

  it('is not seen where it is said so in any way, and loses the classes that it is said to', () => {
    const seen = [true, 'on', false, 'off', ''].map((visible) => shownIn({ visibility: { desktop: visible } }, 'desktop', false).isVisible)
    expect(seen).toEqual([true, true, false, false, false])
    expect(shownIn({ classes: { desktop: { remove: ['one two', 'three'], add: 'three' } } }, 'desktop', false).classes).toEqual({ one: false, two: false, three: true })
  })

  it('takes what is not said for a screen from the next larger one', () => {
    const views = { content: { desktop: 'D', phone: 'P' } }
    expect([shownIn(views, 'tablet', false).content, shownIn(views, 'phone', false).content, shownIn(views, 'phone', true).content]).toEqual(['D', 'P', 'P'])
    expect(shownIn({ content: { desktop: 'D', tablet: 'T' } }, 'phone', false).content).toBe('T')
    expect(shownIn({ content: { hover: 'H' } }, 'desktop', false).content).toBeUndefined()
  })

  it('have on a small screen what the next larger one has, where nothing, or null, is said of them', () => {
    const schema = { content: { desktop: 'Desk', tablet: 'Shelf', phone: null } }
    expect([shownIn(schema, 'phone', false).content, shownIn({ content: { desktop: 'Desk', tablet: null } }, 'phone', false).content]).toEqual(['Shelf', 'Desk'])
  })
})
