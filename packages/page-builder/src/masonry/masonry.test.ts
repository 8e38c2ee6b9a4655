import { blogGridHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MASONRY } from './anatomy.ts'

const load = async () => (await import('./member.ts')).unit

let content = ''
let measured: (() => void)[] = []
class Measures {
  constructor(private readonly told: () => void) {}
  observe() {
    measured.push(this.told)
  }
  unobserve() {}
  disconnect() {
    measured = measured.filter((one) => one !== this.told)
  }
}
/** The style sheet asks for other columns. */
const ask = (text: string) => {
  content = text
  for (const tell of measured) tell()
}

beforeEach(() => {
  content = '"3 .column.size-1of3"'
  measured = []
  vi.stubGlobal('ResizeObserver', Measures)
  const real = window.getComputedStyle.bind(window)
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => (pseudo === '::before' ? ({ content } as CSSStyleDeclaration) : real(element)))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describeWidget(load, { html: blogGridHtml({ perPage: 5 }) + blogGridHtml({ order: 1, perPage: 1 }), rewrites: MASONRY })

describe('posts in columns', () => {
  let page: TestPage
  const open = async (html = blogGridHtml({ perPage: 7 })) => {
    page = await openTestPage(load, { html })
    await page.start()
  }
  const grid = () => document.querySelector(MASONRY) as Element
  const columns = () => [...grid().children].map(({ className, children }) => [className, [...children].map(({ id }) => Number(id.slice(5)) - 246)])
  afterEach(() => {
    page.close()
    document.head.replaceChildren()
    Reflect.deleteProperty(window, 'salvattore')
  })

  it('are dealt out to as many columns as the style sheet asks for, and to others when it asks for others', async () => {
    await open()
    const posts = [...document.querySelectorAll('.et_pb_post')]
    expect(columns()).toEqual([['column size-1of3', [0, 3, 6]], ['column size-1of3', [1, 4]], ['column size-1of3', [2, 5]]])
    ask('"1 .column.size-1of1"')
    expect(columns()).toEqual([['column size-1of1', [0, 1, 2, 3, 4, 5, 6]]])
    expect(new Set(document.querySelectorAll('.et_pb_post'))).toEqual(new Set(posts))
    expect(posts.every(({ isConnected }) => isConnected)).toBe(true)
    page.stop()
    ask('"2 .column.size-1of2"')
    expect([...grid().children].map(({ id }) => Number(id.slice(5)) - 246)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('stay as they were printed until the style sheet says how many columns there are', async () => {
    content = 'none'
    await open()
    expect(grid().querySelector('.column')).toBeNull()
    ask('"2 .column.size-1of2"')
    expect(columns()).toEqual([['column size-1of2', [0, 2, 4, 6]], ['column size-1of2', [1, 3, 5]]])
  })

  it('stand in one column where no style sheet says how many there are, and in others when one comes after all', async () => {
    content = 'none'
    await open()
    vi.advanceTimersByTime(3000)
    expect(columns()).toEqual([['column size-1of1', [0, 1, 2, 3, 4, 5, 6]]])
    ask('"2 .column.size-1of2"')
    expect(columns()).toEqual([['column size-1of2', [0, 2, 4, 6]], ['column size-1of2', [1, 3, 5]]])
    page.stop()
    expect([...grid().children].map(({ id }) => Number(id.slice(5)) - 246)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('stay as they were printed where we are gone before it is known how many there are', async () => {
    content = 'none'
    await open()
    const waiting = vi.getTimerCount()
    page.stop()
    expect([waiting > 0, vi.getTimerCount()]).toEqual([true, 0])
    vi.advanceTimersByTime(3000)
    ask('"2 .column.size-1of2"')
    expect(grid().querySelector('.column')).toBeNull()
  })

  it('take in posts that a script adds, and keep the focus in the post that has it', async () => {
    await open(blogGridHtml({ perPage: 3 }))
    const link = document.querySelector<HTMLElement>('#post-247 a')
    link?.focus()
    grid().insertAdjacentHTML('beforeend', '<article id="post-249" class="et_pb_post"></article>')
    document.querySelector('#post-246')?.remove()
    await page.rest()
    expect(columns()).toEqual([['column size-1of3', [1]], ['column size-1of3', [2]], ['column size-1of3', [3]]])
    expect(document.activeElement).toBe(link)
  })

  it('stay where they are when a script adds some, so that frames in them are not loaded anew', async () => {
    await open(blogGridHtml({ perPage: 4 }))
    const before = [...grid().children]
    const moved: string[] = []
    const observer = new MutationObserver((records) => moved.push(...records.flatMap(({ removedNodes }) => [...removedNodes].map((node) => (node as Element).id))))
    observer.observe(grid(), { childList: true, subtree: true })
    const added = ['a', 'b'].map((id) => Object.assign(document.createElement('article'), { id, className: 'et_pb_post' }))
    grid().append(...added)
    await page.rest()
    observer.disconnect()
    // They alone went from the grid into their columns.
    expect(moved).toEqual(['a', 'b'])
    expect([...grid().children].map((column) => [before.includes(column), column.children.length])).toEqual([[true, 2], [true, 2], [true, 2]])
    expect(added.map((post) => before.indexOf(post.parentElement as Element))).toEqual([1, 2])
  })

  it('are dealt out once when their HTML is put in again, with its columns in it [page-builder-modules#52]', async () => {
    await open()
    const dealt = columns()
    const parent = grid().parentElement as Element
    const { innerHTML } = parent
    parent.innerHTML = innerHTML
    await page.rest()
    expect(columns()).toEqual(dealt)
    page.stop()
    expect([...grid().children].map(({ id }) => Number(id.slice(5)) - 246)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('are put back for the shop\'s own script when that comes late, before it has run', async () => {
    await open()
    document.head.innerHTML = '<script type="text/plain" id="salvattore-js"></script>'
    await page.rest()
    expect(columns()).toHaveLength(3)
    document.head.innerHTML = '<script id="salvattore-js"></script>'
    await page.rest()
    expect([...grid().children].every((child) => child.matches('.et_pb_post'))).toBe(true)
    ask('"2 .column.size-1of2"')
    expect(grid().querySelector('.column')).toBeNull()
  })

  it('are left to the shop\'s own script for columns where that is live, which is told of a grid that comes later', async () => {
    const registerGrid = vi.fn()
    Reflect.set(window, 'salvattore', { registerGrid })
    document.head.innerHTML = '<script id="salvattore-js" src="/wp-content/salvattore.js?ver=4.27.4"></script>'
    await open()
    expect(grid().querySelector('.column')).toBeNull()
    expect(registerGrid).toHaveBeenCalledExactlyOnceWith(grid())
    page.close()
    registerGrid.mockReset()
    await open(blogGridHtml({ perPage: 1 }).replace('data-columns>', 'data-columns><div class="column size-1of1"></div>'))
    expect(registerGrid).not.toHaveBeenCalled()
  })
})
