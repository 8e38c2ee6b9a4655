import { goalHtml, ORDERED_HTML, placesHtml, subjectAnswer, subjectHtml, testSettings, trackerHtml } from '@tillkit/fixtures/ab-testing'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./ab-testing.ts')).abTesting
/** How an end is shown here: that of now, and that of a year from now, as browsers write it. */
const ENDED = '(now)'
const YEAR = '(in a year)'
const settings = (more: Readonly<Record<string, unknown>> = {}) => ({
  et_pb_custom: testSettings([{ postId: 12, testId: '4815' }], { et_ab_log_nonce: 'log1', et_frontend_nonce: 'front1', ajaxurl: '/shop/wp-admin/admin-ajax.php', ...more }),
})
const SUBJECT = subjectHtml(12, 7, 'Words')

describe('what goes over the wire, to the byte', () => {
  let page: TestPage | undefined
  let written: string[] = []
  let sent: [string, RequestInit, string][] = []
  /** What cookies there were when each was sent. */
  let kept: string[] = []
  beforeEach(() => {
    written = []
    sent = []
    kept = []
    let owner: object = document
    while (!Object.hasOwn(owner, 'cookie')) owner = Object.getPrototypeOf(owner) as object
    const own = Object.getOwnPropertyDescriptor(owner, 'cookie')
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text: string) => {
      const at = (days: number) => new Date(Date.now() + days * 86_400_000).toUTCString()
      written.push(text.replace(at(0), ENDED).replace(at(365), YEAR))
      own?.set?.call(document, text)
    })
  })
  afterEach(() => {
    page?.close()
    page = undefined
    vi.restoreAllMocks()
    for (const one of document.cookie.split('; ')) document.cookie = `${one.split('=')[0] ?? ''}=; expires=${new Date(0).toUTCString()}; path=/`
    history.replaceState(null, '', '/')
  })
  async function open(html: string, globals = settings(), answer = '') {
    page?.close()
    page = await openTestPage(load, { html, globals })
    vi.stubGlobal('IntersectionObserver', class {
      constructor(readonly run: IntersectionObserverCallback) {}
      observe(target: Element) { this.run([{ target, isIntersecting: true } as IntersectionObserverEntry], undefined as never) }
      disconnect() { /* It tells at once. */ }
    })
    vi.stubGlobal('fetch', vi.fn(async (url: string, init: RequestInit) => {
      sent.push([url, init, String(init.body as URLSearchParams)])
      kept.push(document.cookie)
      return new Response(answer)
    }))
    await page.start()
  }
  const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  const record = (type: string, subject = '%227%22') =>
    `action=et_pb_update_stats_table&stats_data_array=%7B%22test_id%22%3A12%2C%22subject_id%22%3A${subject}%2C%22record_type%22%3A%22${type}%22%7D&et_ab_log_nonce=log1`

  it('are records of a page and a goal: three fields, in a form, each with its cookie', async () => {
    await open(SUBJECT + goalHtml(12, 'Buy'))
    click('.et_pb_ab_goal')
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    await vi.advanceTimersByTimeAsync(7500)
    expect(sent.map(([, , body]) => body).sort()).toEqual(['click_goal', 'read_goal', 'read_page', 'view_goal'].map((type) => record(type)))
    // Who leaves the page while it is made has been counted: the cookie is there before the request.
    const types = sent.map(([, , body]) => /(?:read|view|click)_\w+(?=%22%7D)/.exec(body)?.[0] ?? '')
    expect(types.map((type, index) => kept[index]?.includes(`et_pb_ab_${type}_124815`))).toEqual([true, true, true, true])
    const [url, { method, keepalive, headers = {} }] = sent[0] ?? ['', {}]
    expect([new URL(url, location.href).pathname, method, keepalive, new Request(location.href, { method: 'POST', headers, body: new URLSearchParams() }).headers.get('content-type')])
      .toEqual(['/shop/wp-admin/admin-ajax.php', 'POST', true, 'application/x-www-form-urlencoded;charset=UTF-8'])
    expect(written.sort()).toEqual(['click_goal_124815', 'read_goal_1248157', 'read_page_1248157', 'view_goal_1248157'].map((name) => `et_pb_ab_${name}=true; expires=${YEAR}; path=/`))
  })

  it('is a record of a page without a variation', async () => {
    await open(goalHtml(12, 'Buy'))
    click('.et_pb_ab_goal')
    expect(sent.at(-1)?.[2]).toBe(record('click_goal', 'false'))
  })

  it('are an order, a comment and a visit that are remembered for a year, counted elsewhere, and end there', async () => {
    await open(SUBJECT + goalHtml(12, 'Buy', 'et_pb_shop'), settings({ is_shortcode_tracking: 'on' }))
    click('.et_pb_ab_goal')
    // A click is heard natively and through jQuery: what is remembered of it is the same.
    expect([...new Set(written)].filter((text) => text.includes('12_7'))).toEqual([
      `et_pb_ab_shortcode_track_12=12_7_4815; expires=${YEAR}; path=/`, `et_pb_ab_shop_log=12_7_4815; expires=${YEAR}; path=/`,
    ])
    await open(SUBJECT + goalHtml(12, '<button class="et_pb_button" type="button">Send</button>', 'et_pb_comments_module'))
    click('button')
    expect(written.at(-1)).toBe(`et_pb_ab_comment_log_124815=true; expires=${YEAR}; path=/`)
    written = []
    sent = []
    await open(ORDERED_HTML + trackerHtml(12), settings({ ab_tests: [], is_ab_testing_active: '' }))
    await vi.waitFor(() => expect(written).toHaveLength(4))
    expect([sent.map(([, , body]) => body), written]).toEqual([[record('con_goal'), record('con_short')], [
      `et_pb_ab_con_goal_1248157=true; expires=${YEAR}; path=/`, `et_pb_ab_shop_log=true; expires=${ENDED}; path=/`,
      `et_pb_ab_con_short_124815=true; expires=${YEAR}; path=/`, `et_pb_ab_shortcode_track_12=true; expires=${ENDED}; path=/`,
    ]])
    written = []
    history.replaceState(null, '', '/post/#comment-15')
    await open(SUBJECT)
    await vi.waitFor(() => expect(written).toEqual([`et_pb_ab_comment_log_124815=true; expires=${ENDED}; path=/`]))
  })

  it('is the call for a variation: three fields, in a form', async () => {
    await open(placesHtml(12, [1, 2]), settings({ is_cache_plugin_active: 'yes' }), subjectAnswer(2, subjectHtml(12, 2)))
    await vi.waitFor(() => expect(sent).not.toHaveLength(0))
    const [url, { method }, body] = sent[0] ?? ['', {}]
    expect([new URL(url, location.href).pathname, method, body]).toEqual(['/shop/wp-admin/admin-ajax.php', 'POST', 'action=et_pb_ab_get_subject_id&et_frontend_nonce=front1&et_pb_ab_test_id=12'])
  })
})
