import { goalHtml, placesHtml, subjectAnswer, subjectHtml, testSettings } from '@tillkit/fixtures/ab-testing'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./ab-testing.ts')).abTesting
const TWO = [{ postId: 12, testId: '4815' }, { postId: 40, testId: '99' }] as const
const settings = (more: Readonly<Record<string, unknown>> = {}, tests = TWO.slice(0, 1)) => ({ et_pb_custom: testSettings(tests, more) })
const CACHED = { is_cache_plugin_active: 'yes' }

describe('split tests on a page where something goes wrong', () => {
  let page: TestPage
  let records: Record<string, unknown>[] = []
  /** What the shop answers, for a variation by its post. */
  let answer: (post: string | null) => Response | Promise<Response> = () => new Response('')
  /** Tells whoever watches goals that these are in sight, or not. */
  let show: (isIntersecting: boolean) => void = () => undefined
  beforeEach(() => {
    records = []
    answer = () => new Response('')
  })
  afterEach(() => {
    page.close()
    vi.restoreAllMocks()
    for (const one of document.cookie.split('; ')) document.cookie = `${one.split('=')[0] ?? ''}=; expires=${new Date(0).toUTCString()}; path=/`
    history.replaceState(null, '', '/')
  })
  async function open(html: string, globals = settings(), startsInSight = false) {
    page = await openTestPage(load, { html, globals, jquery: true })
    const watchers = new Set<() => void>()
    let isInSight = startsInSight
    show = (isIntersecting) => {
      isInSight = isIntersecting
      for (const tell of [...watchers]) tell()
    }
    vi.stubGlobal('IntersectionObserver', class {
      readonly #told = new Set<() => void>()
      constructor(readonly run: IntersectionObserverCallback) {}
      observe(target: Element) {
        const tell = () => this.run([{ target, isIntersecting: isInSight } as IntersectionObserverEntry], undefined as never)
        this.#told.add(tell)
        watchers.add(tell)
        if (isInSight) tell()
      }
      disconnect() { for (const tell of this.#told) watchers.delete(tell) }
    })
    vi.stubGlobal('fetch', vi.fn(async (_url: string, { body, signal }: { readonly body: URLSearchParams; readonly signal?: AbortSignal }) => {
      const data = body.get('stats_data_array')
      if (data) records.push(JSON.parse(data) as Record<string, unknown>)
      const given = new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
      return Promise.race([answer(body.get('et_pb_ab_test_id')), given])
    }))
    await page.start()
  }
  const click = (post = 12) => document.querySelector<HTMLElement>(`.et_pb_ab_goal_id-${String(post)}`)?.click()
  const types = () => records.map(({ record_type: type }) => type)

  it.each([
    ['no line', () => Promise.reject(new TypeError('no line'))], ['no answer', () => new Promise<Response>(() => undefined)],
    ['an error of the server', () => new Response('Fatal error', { status: 500 })], ['a page of HTML', () => new Response('<!doctype html><title>Log in</title>')],
  ])('record once and say nothing where the call that counts has %s', async (_what, one) => {
    await open(subjectHtml(12, 7) + goalHtml(12, 'Buy'))
    answer = one
    click()
    click()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([types(), page.errors, document.querySelectorAll('[role=alert]').length]).toEqual([['click_goal', 'read_page'], [], 0])
  })

  it('count once a page where the browser takes no cookie, as when it has no room for another', async () => {
    const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    await open(subjectHtml(12, 7) + goalHtml(12, 'Buy'))
    click()
    click()
    await vi.advanceTimersByTimeAsync(20_000)
    expect([types(), page.errors, set.mock.calls.length > 0, document.cookie]).toEqual([['click_goal', 'read_page'], [], true, ''])
  })

  it('read no goal while their tab is hidden: its three seconds are those in front', async () => {
    await open(subjectHtml(12, 7) + goalHtml(12, 'Buy'), settings({ ab_bounce_rate: '600' }))
    await vi.waitFor(() => {
      show(true)
      expect(types()).toEqual(['view_goal'])
    })
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(types()).toEqual(['view_goal'])
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(3000)
    expect(types()).toEqual(['view_goal', 'read_goal'])
  })

  it('of a layout beside the page\'s own count its goals under its own post, number and variation, once, also on the next page (bug "the cookie that is written is never the one that is read")', async () => {
    const html = subjectHtml(12, 7) + goalHtml(12, 'Buy') + subjectHtml(40, 3) + goalHtml(40, 'Menu')
    await open(html, settings({}, [...TWO]))
    click(40)
    click(12)
    expect(records).toEqual([{ test_id: 40, subject_id: '3', record_type: 'click_goal' }, { test_id: 12, subject_id: '7', record_type: 'click_goal' }])
    expect(document.cookie.split('; ')).toEqual(expect.arrayContaining(['et_pb_ab_click_goal_4099=true', 'et_pb_ab_click_goal_124815=true']))
    page.close()
    await open(html, settings({}, [...TWO]))
    click(40)
    click(12)
    expect(types().filter((type) => type === 'click_goal')).toHaveLength(2)
  })

  it.each(['500', 'never'])('show the one variation that comes where the other does not (%s)', async (kind) => {
    answer = (post) => {
      if (post === '40') return new Response(subjectAnswer(2, subjectHtml(40, 2)))
      return kind === '500' ? new Response('', { status: 500 }) : new Promise<Response>(() => undefined)
    }
    const heard = vi.fn()
    jQuery(document.body).on('et_pb_ab_subject_ready', heard)
    await open(placesHtml(12, [1, 2]) + placesHtml(40, [1, 2]), settings(CACHED, [...TWO]))
    await vi.waitFor(() => expect(document.querySelectorAll('.et_pb_ab_subject_id-40_2')).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(9000)
    expect([document.querySelectorAll('.et_pb_subject_placeholder').length, document.querySelectorAll('.et_pb_ab_subject').length, heard.mock.calls.length, page.errors]).toEqual([0, 1, 1, []])
    jQuery(document.body).off('et_pb_ab_subject_ready')
  })

  it('leave the page as it is, and tell nobody, where they are stopped while a variation is on its way, which is given up', async () => {
    let come: (answered: Response) => void = () => undefined
    answer = () => new Promise((resolve) => (come = resolve))
    const heard = vi.fn()
    jQuery(document.body).on('et_pb_ab_subject_ready', heard)
    await open(placesHtml(12, [1, 2]).replace('></div>', `>${subjectHtml(12, 1)}</div>`), settings(CACHED))
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
    page.stop()
    come(new Response(subjectAnswer(2, subjectHtml(12, 2))))
    await page.rest()
    expect([document.querySelectorAll('.et_pb_subject_placeholder').length, document.querySelectorAll('.et_pb_ab_subject_id-12_2').length, heard.mock.calls.length]).toEqual([2, 0, 0])
    jQuery(document.body).off('et_pb_ab_subject_ready')
  })

  it('show no variation for which the cached page has no place, and count none', async () => {
    answer = () => new Response(subjectAnswer(9, subjectHtml(12, 9)))
    await open(placesHtml(12, [1, 2]) + goalHtml(12, 'Buy'), settings(CACHED))
    await vi.waitFor(() => expect(document.querySelectorAll('.et_pb_subject_placeholder')).toHaveLength(0))
    click()
    expect([document.querySelectorAll('.et_pb_ab_subject').length, records, page.errors]).toEqual([0, [{ test_id: 12, subject_id: false, record_type: 'click_goal' }], []])
  })

  it('count the variation that a cached page shows, whichever the server gave to its visitor', async () => {
    // Another visitor's page: this one's own variation is hashed in her cookie.
    document.cookie = 'et_pb_ab_view_page_124815=37ae4a19e969b630ab960b070e865321; path=/'
    await open(subjectHtml(12, 1) + goalHtml(12, 'Buy'))
    click()
    expect(records).toEqual([{ test_id: 12, subject_id: '1', record_type: 'click_goal' }])
  })

  it('leave a goal alone that they do not know, also when its form is sent, and forms that are no goal', async () => {
    await open(subjectHtml(12, 7) + goalHtml(99, '<form id="known"></form>') + '<form id="none"></form>')
    for (const id of ['known', 'none']) document.getElementById(id)?.dispatchEvent(new CustomEvent('tillkit:form-sent', { bubbles: true }))
    document.dispatchEvent(new CustomEvent('tillkit:form-sent'))
    click(99)
    expect([records, page.errors]).toEqual([[], []])
  })

  it('look for a goal but once where the theme watches no scrolling', async () => {
    await open(subjectHtml(12, 7) + goalHtml(12, 'Buy'), settings({ ignore_waypoints: 'yes', ab_bounce_rate: '600' }))
    await page.rest()
    show(false)
    show(true)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(types()).toEqual([])
    page.close()
    await open(subjectHtml(12, 7) + goalHtml(12, 'Buy'), settings({ ignore_waypoints: 'yes', ab_bounce_rate: '600' }), true)
    await vi.waitFor(() => expect(types()).toEqual(['view_goal']))
  })
})
