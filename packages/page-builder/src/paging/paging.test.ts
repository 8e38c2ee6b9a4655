import { columnHtml, pagedPostsHtml, rowHtml, sectionHtml, type PagedPosts } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anatomy } from './anatomy.ts'
import { postsIn, whereaboutsOf } from './pages.api.ts'

const load = async () => (await import('./member.ts')).unit

const whole = (posts: PagedPosts, bodyClass = 'page') =>
  `<!doctype html><html><head><title>Notes</title></head><body class="${bodyClass}">${sectionHtml(rowHtml(columnHtml('4_4', pagedPostsHtml(posts))))}</body></html>`
const answer = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } })
const postsOf = (root: ParentNode = document) => [...root.querySelectorAll('.entry-title')].map(({ textContent }) => Number.parseInt(textContent.slice(5), 10))
const link = (side: 'left' | 'right') => document.querySelector<HTMLAnchorElement>(`.align${side} a`)
const container = () => document.querySelector<HTMLElement>(anatomy.container)

describeWidget(load, {
  html: pagedPostsHtml({ id: 'notes' }) + pagedPostsHtml({ kind: 'portfolio' }),
})

describe('pages of posts', () => {
  let page: TestPage
  const ask = vi.fn<(href: string) => Promise<Response>>()
  const open = async (html = pagedPostsHtml({ id: 'notes' }), path = '/landing/') => {
    history.replaceState(null, '', path)
    page = await openTestPage(load, { html, jquery: true })
    vi.stubGlobal('fetch', (href: string) => ask(href))
    await page.start()
  }
  const asked = () => ask.mock.calls.map(([href]) => new URL(href).pathname)
  const go = async (side: 'left' | 'right') => {
    link(side)?.click()
    await page.rest()
  }
  beforeEach(() => {
    ask.mockReset()
    ask.mockImplementation(async (href) => {
      const [, number = '1'] = /page\/(\d+)/.exec(href) ?? []
      return answer(whole({ id: 'notes', page: Number(number) }))
    })
    vi.spyOn(window, 'scrollTo').mockReturnValue()
  })
  afterEach(() => {
    page.close()
    vi.restoreAllMocks()
    history.replaceState(null, '', '/')
  })

  it('puts a page in the place of the one that shows, keeps both as they were, and comes back when the server fails [page-builder-modules#48]', async () => {
    await open()
    const loaded = vi.fn()
    const $ = Reflect.get(window, 'jQuery') as JQueryStatic
    $(document.body).on('post-load', loaded)
    const first = document.querySelector('.et_pb_post')
    link('left')?.click()
    expect([container()?.style.opacity, container()?.getAttribute('aria-busy')]).toEqual(['0.2', 'true'])
    await page.rest()
    expect(postsOf()).toEqual([4, 5, 6])
    expect(container()?.getAttribute('style')).toBeNull()
    expect(document.activeElement?.id).toBe('notes')
    await go('right')
    expect(postsOf()).toEqual([1, 2, 3])
    expect(document.querySelector('.et_pb_post')).toBe(first)
    await go('left')
    expect(asked()).toEqual(['/landing/page/2/'])
    expect(loaded).toHaveBeenCalledOnce()
    expect(location.pathname).toBe('/landing/')
    ask.mockResolvedValue(answer('no', 500))
    await go('left')
    expect(postsOf()).toEqual([4, 5, 6])
    expect([container()?.getAttribute('style'), container()?.getAttribute('aria-busy')]).toEqual([null, null])
    const line = document.querySelector('.tillkit-paging-failure')
    expect(line?.textContent).toBe('This page could not be loaded. Open it by itself')
    expect(line?.querySelector('a')?.pathname).toBe('/landing/page/3/')
    ask.mockResolvedValue(answer(whole({ id: 'notes', page: 3 })))
    await go('left')
    expect(postsOf()).toEqual([7, 8, 9])
    expect(document.querySelector('.tillkit-paging-failure')).toBeNull()
  })

  it('shows the page past the end, which is a 404 with the class that says so, with the way back [page-builder-modules#48]', async () => {
    await open(pagedPostsHtml({ id: 'notes', page: 3 }), '/landing/page/3/')
    document.querySelector('.alignright')?.insertAdjacentHTML('afterend', '<div class="alignleft"><a href="/landing/page/9/?et_blog">Older</a></div>')
    const before = [...postsOf()]
    ask.mockResolvedValue(answer(whole({ id: 'notes', page: 9 }, 'page error404'), 404))
    await go('left')
    expect(container()?.textContent).toContain('No Results Found')
    expect([postsOf(), container()?.getAttribute('style'), container()?.getAttribute('aria-busy'), document.querySelector('.tillkit-paging-failure')]).toEqual([[], null, null, null])
    expect([asked(), document.activeElement?.id, page.errors]).toEqual([['/landing/page/9/'], 'notes', []])
    // The page that was left is kept as it was.
    container()?.insertAdjacentHTML('beforeend', '<div class="pagination"><div class="alignright"><a href="/landing/page/3/?et_blog">Newer</a></div></div>')
    await go('right')
    expect([postsOf(), asked().length]).toEqual([before, 1])
  })

  it.each([
    ['a 404 without the class of one', () => answer(whole({ id: 'notes', page: 2 }), 404)],
    ['a form to log in', () => answer('<!doctype html><body class="login"><form name="loginform" action="/wp-login.php"><input name="log"></form></body>')],
    ['a page that it was sent on to, with other modules alone', () => Object.defineProperties(answer(whole({ id: 'notes', order: 7, page: 2 }).replaceAll('et_pb_ajax_pagination_container', 'login')), { redirected: { value: true }, url: { value: 'http://localhost:3000/wp-login.php?redirect_to=x' } })],
    ['nothing', () => answer('')],
    ['something that is no page', () => new Response('{"success":false}', { headers: { 'content-type': 'application/json' } })],
    ['a server that is busy', () => answer(whole({ id: 'notes', page: 2 }), 503)],
  ])('keeps its posts, the nodes that they were, and says so with the plain link, where the answer is %s [page-builder-modules#48]', async (_title, other) => {
    await open()
    const nodes = [...(container()?.childNodes ?? [])]
    ask.mockResolvedValue(other())
    await go('left')
    expect([...(container()?.childNodes ?? [])]).toEqual(nodes)
    expect([container()?.getAttribute('style'), container()?.getAttribute('aria-busy')]).toEqual([null, null])
    const line = document.querySelector('.tillkit-paging-failure')
    expect([line?.getAttribute('role'), line?.textContent, line?.querySelector('a')?.pathname]).toEqual(['alert', 'This page could not be loaded. Open it by itself', '/landing/page/2/'])
    expect([document.querySelector('[name="log"]'), page.errors]).toEqual([null, []])
    ask.mockResolvedValue(answer(whole({ id: 'notes', page: 2 })))
    await go('left')
    expect([postsOf(), document.querySelector('.tillkit-paging-failure')]).toEqual([[4, 5, 6], null])
  })

  it('shows the page that was asked for last, whatever order the answers come in', async () => {
    await open(pagedPostsHtml({ page: 2 }), '/landing/page/2/')
    const answers = new Map<string, (response: Response) => void>()
    ask.mockImplementation((href) => new Promise((resolve) => answers.set(new URL(href).pathname, resolve)))
    await go('left')
    await go('right')
    answers.get('/landing/')?.(answer(whole({ page: 1 })))
    await page.rest()
    answers.get('/landing/page/3/')?.(answer(whole({ page: 3 })))
    await page.rest()
    expect(postsOf()).toEqual([1, 2, 3])
  })

  it('that another script has copied while a page was on its way are not faded, and have pages of their own [page-builder-modules#52]', async () => {
    await open()
    let come: (answered: Response) => void = () => undefined
    ask.mockImplementationOnce(() => new Promise((resolve) => {
      come = resolve
    }))
    await go('left')
    const module = document.querySelector('.et_pb_module') as Element
    const copy = module.cloneNode(true) as Element
    expect(copy.querySelector<HTMLElement>(anatomy.container)?.style.opacity).toBe('0.2')
    module.after(copy)
    await page.rest()
    const copied = copy.querySelector(anatomy.container)
    expect([copied?.getAttribute('aria-busy'), copied?.getAttribute('style') ?? '']).toEqual([null, ''])
    expect(container()?.getAttribute('aria-busy')).toBe('true')
    copy.querySelector<HTMLAnchorElement>('.alignleft a')?.click()
    await page.rest()
    expect([postsOf(module), postsOf(copy)]).toEqual([[1, 2, 3], [4, 5, 6]])
    come(answer(whole({ id: 'notes', page: 2 })))
    await page.rest()
    expect([postsOf(module), container()?.getAttribute('aria-busy')]).toEqual([[4, 5, 6], null])
  })

  it('shows the page of a link that a script clicks through jQuery', async () => {
    await open()
    const $ = Reflect.get(window, 'jQuery') as JQueryStatic
    $('.pagination .alignleft a').trigger('click')
    await page.rest()
    expect([postsOf(), asked()]).toEqual([[4, 5, 6], ['/landing/page/2/']])
  })

  it('fetches a page ahead when somebody comes to its link, and never twice', async () => {
    await open()
    const move = () => link('left')?.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 1, movementY: 0 }))
    move()
    vi.advanceTimersByTime(79)
    expect(ask).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    await vi.dynamicImportSettled()
    expect(asked()).toEqual(['/landing/page/2/'])
    await go('left')
    expect(asked()).toEqual(['/landing/page/2/'])
    expect(postsOf()).toEqual([4, 5, 6])
  })

  it('asks once for a page that is on its way, whoever comes to its link meanwhile', async () => {
    await open()
    let come: (answered: Response) => void = () => undefined
    ask.mockImplementation(() => new Promise((resolve) => {
      come = resolve
    }))
    const at = (type: string) => link('left')?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { movementX: 1, movementY: 0 }))
    at('pointerdown')
    link('left')?.click()
    await vi.advanceTimersByTimeAsync(10)
    container()?.dispatchEvent(new Event('pointerleave'))
    at('pointermove')
    await vi.advanceTimersByTimeAsync(500)
    await vi.dynamicImportSettled()
    expect(asked()).toEqual(['/landing/page/2/'])
    come(answer(whole({ id: 'notes', page: 2 })))
    await page.rest()
    expect(postsOf()).toEqual([4, 5, 6])
  })

  it.each([[29_000, 1], [31_000, 2]])('takes a page that was fetched ahead %s ms ago, or asks anew where that is too long', async (ms, times) => {
    await open()
    link('left')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(10)
    expect(asked()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(ms)
    await go('left')
    expect([postsOf(), asked().length]).toEqual([[4, 5, 6], times])
  })

  it('fetches nothing ahead for a pointer that only passes, nor for who saves data', async () => {
    await open()
    const at = (type: string) => link('left')?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { movementX: 1, movementY: 1 }))
    at('pointermove')
    container()?.dispatchEvent(new Event('pointerleave'))
    await vi.advanceTimersByTimeAsync(500)
    at('pointermove')
    container()?.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 1, movementY: 1 }))
    await vi.advanceTimersByTimeAsync(500)
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }) as Navigator)
    at('pointerdown')
    at('pointermove')
    await vi.advanceTimersByTimeAsync(500)
    expect(ask).not.toHaveBeenCalled()
  })

  it('leaves links elsewhere, and clicks with a modifier, to the browser', async () => {
    await open(pagedPostsHtml({ path: 'https://elsewhere.test/notes/' }))
    const isLeft = (init: MouseEventInit = {}) => {
      let left = false
      window.addEventListener('click', (event) => {
        left = !event.defaultPrevented
        event.preventDefault()
      }, { once: true })
      link('left')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
      return left
    }
    expect(isLeft()).toBe(true)
    link('left')?.setAttribute('href', '/landing/page/2/')
    expect(isLeft({ metaKey: true })).toBe(true)
    link('left')?.setAttribute('target', '_blank')
    expect(isLeft()).toBe(true)
    link('left')?.removeAttribute('target')
    expect(isLeft()).toBe(false)
    await page.rest()
  })

  it('finds its own module in an answer, also among others and with a class that only motion gave it', () => {
    history.replaceState(null, '', '/landing/')
    document.body.innerHTML = pagedPostsHtml({ order: 1 }) + pagedPostsHtml({ order: 1 })
    const [, second] = [...document.querySelectorAll(anatomy.container)]
    second?.closest('.et_pb_module')?.classList.add('et_animated', 'et_pb_section_parallax')
    const text = `<style id="et-builder-module-design-cached-inline-styles">.x{}</style>${pagedPostsHtml({ order: 0, page: 3 })}${pagedPostsHtml({ order: 1 })}${pagedPostsHtml({ order: 1, page: 2 })}`
    const found = document.createElement('div')
    found.innerHTML = postsIn({ ok: true, status: 200, text, url: '/', redirected: false, headers: new Headers() }, whereaboutsOf(second as Element)) ?? ''
    expect(postsOf(found)).toEqual([4, 5, 6])
    expect(found.firstElementChild?.localName).toBe('style')
    document.body.replaceChildren()
    page = { close: () => undefined } as TestPage
  })
})
